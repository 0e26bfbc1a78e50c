/**
 * A value as TypeScript source; null when it cannot be written so that reading it gives the same. `before` is how
 * many letters stand before it on its line.
 */
export function literal(value: unknown, indent = 0, before = indent): string | null {
  if (value === undefined) return 'undefined';
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object') return null;
  const isList = Array.isArray(value);
  if (!isList && Object.getPrototypeOf(value) !== Object.prototype) return null;
  const parts: string[] = [];
  for (const [key, inner] of Object.entries(value)) {
    const text = literal(inner, indent + 2, indent + 4 + (isList ? 0 : key.length));
    if (text === null) return null;
    parts.push(isList ? text : `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)}: ${text}`);
  }
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  const inLine = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (inLine.length + before <= 104 && !inLine.includes('\n')) return inLine;
  const space = ' '.repeat(indent + 2);
  return `${open}\n${parts.map((part) => `${space}${part},\n`).join('')}${' '.repeat(indent)}${close}`;
}

/** A string in the quotes of the project. */
export function quoted(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return escaped.includes("'") && !escaped.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replaceAll("'", "\\'")}'`;
}
