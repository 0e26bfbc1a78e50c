import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import type { MachinePaths } from '#src/machines/paths/machinePaths.ts';
import { casesOf, LabError, type Cases } from './engine/cases.ts';

export const ROOT = path.resolve(import.meta.dirname, '..');
const MACHINES = 'src/machines';
/** The machine around all others. */
const PAGE = 'page';

/** A machine of the project, found by its place: src/machines/<area>/<name>/<name>Machine.ts. */
export interface FoundMachine {
  name: string;
  area: string;
  /** Relative to the project. */
  file: string;
  pathsFile: string;
  hasCases: boolean;
}

export function findMachines(root: string = ROOT): FoundMachine[] {
  return readdirSync(path.join(root, MACHINES), { recursive: true, encoding: 'utf8' })
    .map((one) => one.replaceAll(path.sep, '/'))
    .filter((one) => one.endsWith('Machine.ts'))
    .map((one) => {
      const name = path.posix.basename(one, 'Machine.ts');
      const folder = path.posix.dirname(one);
      const pathsFile = `${MACHINES}/${folder}/${name}Paths.ts`;
      return {
        name,
        area: folder.split('/')[0] ?? '',
        file: `${MACHINES}/${one}`,
        pathsFile,
        hasCases: existsSync(path.join(root, pathsFile)),
      };
    })
    .toSorted((left, right) => left.name.localeCompare(right.name));
}

export function findMachine(name: string): FoundMachine {
  const all = findMachines();
  const found = all.find((one) => one.name === name || `${one.name}Machine` === name);
  if (found !== undefined) return found;
  const close = all.filter((one) => one.name.toLowerCase().includes(name.toLowerCase().slice(0, 3)));
  const hint =
    close.length > 0
      ? `; did you mean ${close.map((one) => one.name).join(', ')}?`
      : '; see `npm run lab -- list`';
  throw new LabError(`unknown machine "${name}"${hint}`);
}

async function load(file: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(path.join(ROOT, file)).href)) as Record<string, unknown>;
}

export async function loadMachine({ name, file }: FoundMachine): Promise<AnyStateMachine> {
  const machine = (await load(file))[`${name}Machine`];
  if (machine === undefined) throw new LabError(`${file} exports no ${name}Machine`);
  return machine as AnyStateMachine;
}

/** The event cases of a machine; one without any is an error that says where to write them. */
export async function loadPaths(found: FoundMachine): Promise<MachinePaths> {
  if (!found.hasCases) {
    throw new LabError(`${found.name} has no event cases; write ${found.pathsFile} (see docs/lab.md)`);
  }
  const paths = (await load(found.pathsFile))[`${found.name}Paths`];
  if (paths === undefined) throw new LabError(`${found.pathsFile} exports no ${found.name}Paths`);
  return paths as MachinePaths;
}

export async function loadCases(found: FoundMachine): Promise<Cases> {
  return casesOf(await loadPaths(found));
}

/** The machine around another one; null for the page, and for its parts. */
export async function machineAround({ name }: FoundMachine): Promise<FoundMachine | null> {
  const around: FoundMachine[] = [];
  for (const one of findMachines()) {
    const { actors } = (await loadMachine(one)).implementations;
    // Checked by shape: a placeholder that must still be provided is no machine.
    const logic = (actors as Record<string, { root?: unknown } | undefined>)[name];
    if (logic?.root !== undefined) around.push(one);
  }
  return around.find((one) => one.name === PAGE) === undefined ? (around[0] ?? null) : null;
}
