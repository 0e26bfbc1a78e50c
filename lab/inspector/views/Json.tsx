import { useState } from 'react';

const MOST_CHILDREN = 100;

/** A value as a tree that opens where it is pressed. */
export function Json({ value, name, isOpen = false }: { value: unknown; name?: string; isOpen?: boolean }) {
  const [isExpanded, setExpanded] = useState(isOpen);
  const label = name === undefined ? null : <span className="json-key">{name}: </span>;
  if (typeof value !== 'object' || value === null) {
    return (
      <div className="json-leaf">
        {label}
        <Scalar value={value} />
      </div>
    );
  }
  const entries = Object.entries(value instanceof Error ? { ...value, message: value.message } : value);
  if (entries.length === 0) {
    return (
      <div className="json-leaf">
        {label}
        <span className="json-null">{Array.isArray(value) ? '[]' : '{}'}</span>
      </div>
    );
  }
  return (
    <details
      className="json"
      open={isExpanded}
      onToggle={(event) => setExpanded((event.target as HTMLDetailsElement).open)}
    >
      <summary>
        {label}
        <span className="quiet">{summaryOf(value, entries)}</span>
      </summary>
      {isExpanded &&
        entries.slice(0, MOST_CHILDREN).map(([key, inner]) => <Json key={key} name={key} value={inner} />)}
      {isExpanded && entries.length > MOST_CHILDREN && (
        <div className="json-leaf quiet">and {entries.length - MOST_CHILDREN} more</div>
      )}
    </details>
  );
}

function summaryOf(value: object, entries: [string, unknown][]): string {
  if (Array.isArray(value)) return `${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}`;
  return `{ ${entries
    .slice(0, 4)
    .map(([key]) => key)
    .join(', ')}${entries.length > 4 ? ', …' : ''} }`;
}

/** One value without parts, as text. */
export function Scalar({ value }: { value: unknown }) {
  const kind = value === null || value === undefined ? 'null' : typeof value;
  return <span className={`json-${kind}`}>{shortText(value)}</span>;
}

const LONGEST = 200;

/** A value in one line. */
export function shortText(value: unknown, longest = LONGEST): string {
  if (value === undefined) return 'undefined';
  let text: string;
  try {
    text =
      value instanceof Error ? `${value.name}: ${value.message}` : (JSON.stringify(value) ?? String(value));
  } catch {
    text = String(value);
  }
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
