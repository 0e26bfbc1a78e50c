/** Nothing goes to that place, whatever else is told. */
const PLACE_CODES = ['SHIP_NOT_COVERED', 'DG_NOT_MATCH', 'EXTERNAL_API_FAILURE'];

/** True when another destination may open a way that this shipping error code closes. [SHIP-12] */
export const isAboutPlace = (code: string | null, params: Readonly<Record<string, number>>): boolean =>
  code === 'MAXIMUM_DISTANCE_EXCEEDED'
    ? params['maxDistance'] !== undefined
    : code !== null && PLACE_CODES.includes(code);
