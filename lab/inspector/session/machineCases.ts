import type { MachinePaths } from '#src/machines/paths/machinePaths.ts';

const files = import.meta.glob<Record<string, unknown>>('/src/machines/**/*Paths.ts');

export interface CasesFile {
  paths: MachinePaths;
  name: string;
  area: string;
  /** Relative to the project. */
  file: string;
  pathsFile: string;
  hasCases: true;
}

const fileOf = (name: string) => Object.keys(files).find((file) => file.endsWith(`/${name}Paths.ts`));

/** The event cases of a machine, by its id; null when it has none. */
export async function bringCases(name: string): Promise<CasesFile | null> {
  const file = fileOf(name);
  const module = file === undefined ? undefined : await files[file]?.();
  const paths = module?.[`${name}Paths`] as MachinePaths | undefined;
  if (file === undefined || paths === undefined) return null;
  const pathsFile = file.slice(1);
  return {
    paths,
    name,
    area: pathsFile.split('/')[2] ?? '',
    file: pathsFile.replace(/Paths\.ts$/, 'Machine.ts'),
    pathsFile,
    hasCases: true,
  };
}
