/** A failure as services reject with. */
export function refused(code: string | null, status = 400, params: Record<string, number> = {}) {
  return Object.assign(new Error(code ?? 'refused'), { failure: { kind: 'http', status, code, params } });
}

/** A call with an unknown outcome. */
export const lost = () =>
  Object.assign(new Error('lost'), { failure: { kind: 'network', status: 0, code: null, params: {} } });

/** The two failures of a read that matter: without an answer, and refused. */
export const lostOrRefused = () => [lost(), refused(null, 500)];
