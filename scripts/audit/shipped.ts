/** The packages of a lockfile, by their places. */
export type LockedPackages = Record<
  string,
  {
    dev?: boolean;
    license?: string;
    dependencies?: Record<string, string>;
    peerDependencies?: Record<string, string>;
  }
>;

/**
 * Places of the packages that reach a running host or a browser: what `npm ci --omit=dev` installs, and what the build puts
 * into its files with all that it brings.
 *
 * @param bundled names of packages that the browser's sources import
 */
export function shippedPlaces(locked: LockedPackages, bundled: readonly string[]): Set<string> {
  const shipped = new Set(Object.keys(locked).filter((place) => place !== '' && locked[place]?.dev !== true));
  const open = bundled.map((name) => placeFrom(locked, '', name));
  while (open.length > 0) {
    const place = open.pop() ?? null;
    if (place === null || shipped.has(place)) continue;
    shipped.add(place);
    const { dependencies = {}, peerDependencies = {} } = locked[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      open.push(placeFrom(locked, place, name));
    }
  }
  return shipped;
}

/** The folder of a package as another one resolves it: below itself, else below its parents; null if not installed. */
function placeFrom(locked: LockedPackages, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (locked[place] !== undefined) return place;
    if (folder === '') return null;
  }
}
