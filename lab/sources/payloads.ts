import type { Failure } from '#src/domain/shell/failure.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import type { CasePlace } from '../engine/cases.ts';
import { isSame } from '../engine/equal.ts';
import { literal, quoted } from '../engine/source.ts';
import type { Graph } from '../engine/explore.ts';

const LONGEST = 220;

/** Writes payloads in a generated test: short ones as they are, long ones by the name of their event case. */
export class Payloads {
  readonly #names = new Map<unknown, string>();
  readonly #constants: string[] = [];
  readonly #graph: Graph;
  readonly #paths: string;

  constructor(graph: Graph, paths: string) {
    this.#graph = graph;
    this.#paths = paths;
  }

  /** The declarations that the source needs above its tests. */
  get constants(): readonly string[] {
    return this.#constants;
  }

  write(value: unknown, hint: string, indent: number): string {
    if (value instanceof Error && (value as { failure?: unknown }).failure === undefined) {
      return `new Error(${quoted(value.message)})`;
    }
    const failure = failureText(value);
    if (failure !== null) return failure;
    const text = literal(value, indent);
    if (text !== null && text.length <= LONGEST) return text;
    return this.#name(value, hint, text);
  }

  #name(value: unknown, hint: string, text: string | null): string {
    const known = this.#names.get(value);
    if (known !== undefined) return known;
    const place = this.#graph.cases.placeOf(value);
    if (place?.name != null && !place.list.startsWith('actors.')) {
      return `${this.#paths}.${place.list}.${place.name}`;
    }
    const base = `${hint} ${place?.name ?? ''}`
      .trim()
      .replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())
      .replaceAll(/\W/g, '');
    let name = base;
    for (let count = 2; [...this.#names.values()].includes(name); count += 1) name = `${base}${count}`;
    this.#names.set(value, name);
    this.#constants.push(`const ${name} = ${place === null ? (text ?? 'undefined') : this.#end(place)};`);
    return name;
  }

  #end({ list, name }: CasePlace): string {
    return `endOf(${this.#paths}.${list}${name === null ? '' : `, ${quoted(name)}`})`;
  }
}

/** A failure in the words of `failures.ts`; null when they cannot say it. */
function failureText(value: unknown): string | null {
  if (!(value instanceof Error)) return null;
  const { failure } = value as { failure?: Failure };
  if (failure === undefined) return null;
  if (isSame(failure, lost().failure)) return 'lost()';
  const { code, status, params } = failure;
  if (!isSame(failure, refused(code, status, params as Record<string, number>).failure)) return null;
  const hasParams = Object.keys(params).length > 0;
  const rest = [
    ...(status === 400 && !hasParams ? [] : [String(status)]),
    ...(hasParams ? [literal(params) ?? '{}'] : []),
  ];
  return `refused(${[code === null ? 'null' : quoted(code), ...rest].join(', ')})`;
}

/** The imports that a source needs of `failures.ts` and `machinePaths.ts`, from the folder `paths`. */
export function casesImports(source: string, folder: string): string[] {
  const files = { 'failures.ts': ['lost', 'refused'], 'machinePaths.ts': ['endOf'] };
  return Object.entries(files).flatMap(([file, names]) => {
    const used = names.filter((name) => source.includes(`${name}(`));
    return used.length === 0 ? [] : [`import { ${used.join(', ')} } from ${quoted(`${folder}/${file}`)};`];
  });
}
