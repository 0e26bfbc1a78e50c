import path from 'node:path';

/** Layers of the house, each by the beginning of its paths; the longer one of two is meant. */
const LAYERS = [
  'src/domain',
  'src/copy',
  'src/services',
  'src/machines',
  'src/actors',
  'src/views/hooks',
  'src/views/pieces',
  'src/views/sections',
  'src/views/modals',
  'src/views/pages',
  'src/views/shells',
  'src/views/ui',
  'src/views/ui/styles',
  'src/app',
  'src/router',
  'server',
  'marketplace',
  'tests/model',
  'tests/contract',
  'tests/server',
  'tests/ui',
  'tests/unit',
  'e2e/faults/uses',
  'e2e',
  'docs',
];

/** Contents of areas.json that say whose a file is. */
export interface House {
  areas: Readonly<Record<string, string>>;
  /** The area of each feature that has no folder of its own among machines and services. */
  features: Readonly<Record<string, string>>;
  /** The area of each prefix of requirements. */
  prefixes: Readonly<Record<string, string>>;
  /** Layers in which an area has one file, with all its features. */
  files: readonly string[];
}
export interface Place {
  layer: string;
  /** Files of the layer, in the order of their paths. */
  files: string[];
  /** So many of them lie in a folder that bears the name of the area, or are its one file. */
  home: number;
}
export interface Found {
  area: string;
  /** The names that files were looked for by: one feature, or all of an area. */
  names: string[];
  places: Place[];
}

export class WhereError extends Error {}

/** The features of an area: folders of machines and services that lie in its own, and those that are listed. */
const featuresOf = (files: readonly string[], { features }: House, area: string): string[] => [
  ...new Set([
    ...files.flatMap((file) => {
      const [, found, feature] = /^src\/(?:machines|services)\/(\w+)\/(\w+)\//.exec(file) ?? [];
      return found === area && feature !== undefined ? [feature] : [];
    }),
    ...Object.keys(features).filter((feature) => features[feature] === area),
  ]),
];

/**
 * A file bears a name where a folder is called so, or its own name, or a topic after a dot, begins with it as a word, of
 * one or of several.
 */
function bears(file: string, name: string): boolean {
  const parts = file.split('/');
  const stem = parts.pop() ?? '';
  const own = stem.charAt(0).toLowerCase() + stem.slice(1);
  const word = new RegExp(`(?:^|\\.)(?:${name}|${name.replace(/s$/, '')})(?:e?s)?(?![a-z])`);
  return parts.includes(name) || word.test(own);
}

/**
 * The files of an area or a feature in every layer, with the requirements of an area. Where an area has one file, a
 * feature has its share in that.
 *
 * @param asked `questions`, `payment` or `payment/tradeIn`; of a feature its area need not be said
 * @throws WhereError where there is no such area or feature
 */
export function whereOf(files: readonly string[], house: House, asked: string): Found {
  const areas = Object.keys(house.areas);
  const [first = '', second] = asked.split('/');
  const feature = second ?? (areas.includes(first) ? null : first);
  const area =
    second === undefined && feature !== null
      ? areas.find((one) => featuresOf(files, house, one).includes(feature))
      : areas.find((one) => one === first);
  if (area === undefined || (feature !== null && !featuresOf(files, house, area).includes(feature)))
    throw new WhereError(`there is no area or feature "${asked}"; areas are ${areas.join(', ')}`);
  const names = feature === null ? [...new Set([area, ...featuresOf(files, house, area)])] : [feature];
  const layerOf = (file: string) =>
    LAYERS.filter((layer) => file.startsWith(`${layer}/`)).toSorted(
      (one, other) => other.length - one.length,
    )[0];
  const isRequired = (file: string) => {
    const prefix = /^docs\/requirements\/(\w+)\.yaml$/.exec(file)?.[1];
    return feature === null && prefix !== undefined && house.prefixes[prefix] === area;
  };
  const isOneFile = (file: string) => {
    const { dir, name } = path.parse(file);
    return name === area && house.files.includes(dir);
  };
  const isFound = (file: string) =>
    isRequired(file) || isOneFile(file) || names.some((name) => bears(file, name));
  const found = Map.groupBy(
    files.filter((file) => layerOf(file) !== undefined && isFound(file)),
    (file) => layerOf(file) ?? '',
  );
  const places = LAYERS.flatMap((layer) => {
    const own = found.get(layer);
    if (own === undefined) return [];
    const isHome = (file: string) => isOneFile(file) || file.split('/').slice(0, -1).includes(area);
    return [{ layer, files: own, home: own.filter(isHome).length }];
  });
  return { area, names, places };
}

/** A line for each layer and each of its files, and a closing line. */
export function whereText({ area, names, places }: Found): string {
  const width = Math.max(0, ...places.map(({ layer }) => layer.length));
  const lines = places.flatMap(({ layer, files, home }) => [
    `${layer.padEnd(width)}  ${String(files.length).padStart(3)}, ${home} at home in ${area}`,
    ...files.map((file) => `  ${file}`),
  ]);
  const count = places.reduce((sum, { files }) => sum + files.length, 0);
  const home = places.reduce((sum, place) => sum + place.home, 0);
  return [
    ...lines,
    `${names.join(', ')}: ${count} files in ${places.length} layers, ${home} at home in ${area}`,
  ].join('\n');
}
