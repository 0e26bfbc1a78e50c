import type { SentEvent } from '../../engine/cases.ts';

export interface Field {
  name: string;
  kind: 'text' | 'number' | 'boolean' | 'json';
  /** Its text in the form. */
  value: string;
  /** Values that other cases of the event have. */
  suggestions: string[];
}

/** The fields of an event's payload, made from one of its cases; the other cases suggest values. */
export function fieldsOf(chosen: SentEvent, cases: readonly SentEvent[]): Field[] {
  const same = cases.filter(({ type }) => type === chosen.type);
  const names = new Set([chosen, ...same].flatMap((one) => Object.keys(one)));
  names.delete('type');
  return [...names].map((name) => {
    const values = same.map((one) => one[name]).filter((value) => value !== undefined);
    const value = chosen[name];
    const kind = kindOf([value, ...values].filter((one) => one !== undefined));
    const written = (one: unknown) => (kind === 'text' ? String(one ?? '') : (JSON.stringify(one) ?? ''));
    return { name, kind, value: written(value), suggestions: [...new Set(values.map(written))] };
  });
}

function kindOf(values: readonly unknown[]): Field['kind'] {
  if (values.length === 0) return 'json';
  if (values.every((value) => typeof value === 'string')) return 'text';
  if (values.every((value) => typeof value === 'number')) return 'number';
  return values.every((value) => typeof value === 'boolean') ? 'boolean' : 'json';
}

/** The event of a filled form, or the field that cannot be read. */
export function eventOf(
  type: string,
  fields: readonly Field[],
  filled: (name: string) => string,
): { event: SentEvent } | { problem: string } {
  const event: SentEvent = { type };
  for (const { name, kind } of fields) {
    const text = filled(name);
    if (kind === 'text') event[name] = text;
    else if (text.trim() === '') continue;
    else {
      try {
        event[name] = JSON.parse(text);
      } catch {
        return { problem: `${name} is no JSON` };
      }
      if (kind === 'number' && typeof event[name] !== 'number')
        return { problem: `${name} must be a number` };
    }
  }
  return { event };
}
