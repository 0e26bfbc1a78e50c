import type { Failure } from '#src/domain/failure.ts';
import type { Cases } from '../../engine/cases.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { isSame } from '../../engine/equal.ts';
import { literal, quoted } from '../../engine/source.ts';
import type { Graph } from '../../engine/explore.ts';

const LONGEST = 220;

/**
 * How payloads are written in a generated test: short ones as they are, long ones and errors by a name that stands
 * for the event case they come from.
 */
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
    const base = hint
      .replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())
      .replaceAll(/\W/g, '');
    let name = base;
    for (let count = 2; [...this.#names.values()].includes(name); count += 1) name = `${base}${count}`;
    const source = placeOf(this.#graph.cases, value);
    this.#names.set(value, name);
    this.#constants.push(
      `const ${name} = ${source === null ? (text ?? 'undefined') : `${this.#paths}.${source}`};`,
    );
    return name;
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

/** The import of what a source uses of `failures.ts`. */
export function failuresImport(source: string, from: string): string[] {
  const used = ['lost', 'refused'].filter((name) => source.includes(`${name}(`));
  return used.length === 0 ? [] : [`import { ${used.join(', ')} } from ${quoted(from)};`];
}

/** Where among the event cases a value stands: `events[3]`, `actors.loadBag.outputs[0]`. */
function placeOf(cases: Cases, value: unknown): string | null {
  const event = cases.events.indexOf(value as never);
  if (event >= 0) return `events[${event}]!`;
  const input = cases.inputs.indexOf(value);
  if (input >= 0) return `inputs[${input}]!`;
  for (const name of cases.actorNames) {
    const given = cases.actorCases(name, name);
    for (const kind of ['outputs', 'errors', 'tells'] as const) {
      const position = given[kind].indexOf(value as never);
      if (position >= 0) return `actors.${name}.${kind}${kind === 'errors' ? '?.' : ''}[${position}]`;
    }
  }
  return null;
}
