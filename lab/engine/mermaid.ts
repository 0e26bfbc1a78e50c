import { eventName, type Chart, type ChartState } from './chart.ts';

/** The chart as Mermaid text (stateDiagram-v2); transitions that leave no state become notes of theirs. */
export function toMermaid(chart: Chart): string {
  const ids = new Map(
    chart.states.map(({ id }, position) => [id, position === 0 ? 'root' : id.replaceAll(/\W/g, '_')]),
  );
  const idOf = (id: string) => ids.get(id) ?? id;
  const lines = ['stateDiagram-v2'];
  const write = (state: ChartState, indent: string) => {
    const inside = chart.states.filter(({ parent }) => parent === state.id);
    const name = [state.key, ...state.tags.map((tag) => `#35;${tag}`)].join(' ');
    lines.push(`${indent}state "${name}" as ${idOf(state.id)}`);
    if (inside.length > 0) {
      lines.push(`${indent}state ${idOf(state.id)} {`);
      if (state.initial !== null) lines.push(`${indent}  [*] --> ${idOf(state.initial)}`);
      for (const [position, one] of inside.entries()) {
        if (state.type === 'parallel' && position > 0) lines.push(`${indent}  --`);
        write(one, `${indent}  `);
      }
      lines.push(`${indent}}`);
    }
    for (const { id } of state.invokes) lines.push(`${indent}${idOf(state.id)} : invoke ${id}`);
    if (state.type === 'final') lines.push(`${indent}${idOf(state.id)} --> [*]`);
  };
  const [root] = chart.states;
  if (root !== undefined) write(root, '  ');
  for (const { source, targets, event, guard, actions } of chart.transitions) {
    const text = escape(
      `${eventName(event)}${guard === null ? '' : ` [${guard}]`}${actions.length === 0 ? '' : ` / ${actions.join(', ')}`}`,
    );
    if (targets.length === 0) lines.push(`  ${idOf(source)} : ${text}`);
    for (const target of targets) lines.push(`  ${idOf(source)} --> ${idOf(target)} : ${text}`);
  }
  return `${lines.join('\n')}\n`;
}

/** A colon or a hash would end the text. */
const escape = (text: string) =>
  text
    .replaceAll('#', '#35;')
    .replaceAll(':', '#58;')
    .replaceAll(';', (_, at: number, whole: string) => (/#\d+$/.test(whole.slice(0, at)) ? ';' : '#59;'));
