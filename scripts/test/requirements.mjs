import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const FOLDER = 'docs/requirements';
/** In areas.json, the word for prefixes that belong to no single area. */
const HOUSE = 'house';

/** A file of the folder, or the list of prefixes, that breaks a rule; the message is one line. */
export class RequirementsError extends Error {}

/** The entries of one file, each with an id of the file's prefix that stands once. */
function entriesOf(root, prefix) {
  const file = `${FOLDER}/${prefix}.yaml`;
  const entries = parse(readFileSync(path.join(root, file), 'utf8'));
  if (!Array.isArray(entries)) throw new RequirementsError(`${file} is no list of entries`);
  const known = new Set();
  for (const { id } of entries) {
    if (!new RegExp(`^${prefix}-\\d+$`).test(id))
      throw new RequirementsError(`${file} may not hold ${id}: its ids are ${prefix}-<number>`);
    if (known.has(id)) throw new RequirementsError(`${file} holds ${id} twice`);
    known.add(id);
  }
  return entries;
}

/** Reads all requirements below a root, by their prefixes in the order of areas.json. */
export function requirementsIn(root) {
  const { areas, prefixes } = JSON.parse(readFileSync(path.join(root, 'areas.json'), 'utf8'));
  const files = new Set();
  for (const name of readdirSync(path.join(root, FOLDER)).filter((one) => one !== 'README.md')) {
    const prefix = /^([A-Z][A-Z0-9]*)\.yaml$/.exec(name)?.[1];
    if (prefix === undefined) throw new RequirementsError(`${FOLDER}/${name} is not called <PREFIX>.yaml`);
    if (!Object.hasOwn(prefixes, prefix))
      throw new RequirementsError(`${FOLDER}/${name} has a prefix that areas.json does not list`);
    files.add(prefix);
  }
  return Object.entries(prefixes).flatMap(([prefix, area]) => {
    if (area !== HOUSE && !Object.hasOwn(areas, area))
      throw new RequirementsError(`areas.json gives ${prefix} to ${area}, which is no area`);
    if (!files.has(prefix))
      throw new RequirementsError(`areas.json lists ${prefix}, but there is no ${FOLDER}/${prefix}.yaml`);
    return entriesOf(root, prefix);
  });
}
