import type { Chart } from '../../engine/chart.ts';
import { useChoice, useInspector } from './labContext.ts';

const MOST_FOUND = 8;

/** Finds a state of the drawn chart by its name, its tags, its events or what it invokes. */
export function ChartSearch({ chart, onFound }: { chart: Chart; onFound: (id: string) => void }) {
  const inspector = useInspector();
  const search = useChoice((context) => context.search);
  const text = search.trim().toLowerCase();
  const found =
    text === ''
      ? []
      : chart.states
          .filter(
            ({ id, tags, invokes }) =>
              id.toLowerCase().includes(text) ||
              tags.some((tag) => tag.toLowerCase().includes(text)) ||
              invokes.some((invoke) => invoke.id.toLowerCase().includes(text)) ||
              chart.transitions.some(
                ({ source, event }) => source === id && event.toLowerCase().includes(text),
              ),
          )
          .toSorted((one, other) => rank(one.key, text) - rank(other.key, text))
          .slice(0, MOST_FOUND);
  const choose = (id: string) => {
    onFound(id);
    inspector.send({ type: 'search.changed', search: '' });
  };
  return (
    <div className="search">
      <label className="field">
        <span className="sr">Find a state, event or invoke in this chart</span>
        <input
          type="search"
          placeholder="Find a state or event"
          value={search}
          onChange={(event) => inspector.send({ type: 'search.changed', search: event.target.value })}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key === 'Enter' && first !== undefined) choose(first.id);
          }}
        />
      </label>
      {text !== '' && (
        <ul className="found">
          {found.map(({ id }) => (
            <li key={id}>
              <button type="button" onClick={() => choose(id)}>
                {id}
              </button>
            </li>
          ))}
          {found.length === 0 && <li className="quiet pad">Nothing in this chart.</li>}
        </ul>
      )}
    </div>
  );
}

/** States of that name before those that only have something of it. */
function rank(key: string, text: string): number {
  const name = key.toLowerCase();
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  return name.includes(text) ? 2 : 3;
}
