export interface Change {
  /** `route.page.kind`, `options[2].name`. */
  path: string;
  kind: 'added' | 'removed' | 'changed';
  before: unknown;
  after: unknown;
}
const MOST = 200;

/** Differences between two JSON values, leaf by leaf; only the first 200. */
export function differencesOf(before: unknown, after: unknown): Change[] {
  const changes: Change[] = [];
  compare(before, after, '', changes);
  return changes;
}

function compare(before: unknown, after: unknown, path: string, changes: Change[]): void {
  if (Object.is(before, after) || changes.length >= MOST) return;
  if (isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after)) {
    const isList = Array.isArray(before);
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const inner = isList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
      if (!Object.hasOwn(before, key))
        push(changes, { path: inner, kind: 'added', before: undefined, after: after[key] });
      else if (!Object.hasOwn(after, key))
        push(changes, { path: inner, kind: 'removed', before: before[key], after: undefined });
      else compare(before[key], after[key], inner, changes);
    }
    return;
  }
  push(changes, { path, kind: 'changed', before, after });
}

const push = (changes: Change[], change: Change) => {
  if (changes.length < MOST) changes.push(change);
};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
