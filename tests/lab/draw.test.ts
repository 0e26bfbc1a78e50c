import ELK from 'elkjs/lib/elk.bundled.js';
import { expect, test } from 'vitest';
import { indexOf } from '#lab/commands/draw.ts';
import { chartOf } from '#lab/engine/chart.ts';
import { layOut } from '#lab/engine/layout.ts';
import { toMermaid } from '#lab/engine/mermaid.ts';
import { toSvg } from '#lab/engine/svg.ts';
import { findMachine, findMachines, loadMachine } from '#lab/machines.ts';
import { FIRST_PARTS, LATER_PARTS } from '#src/machines/page/pageParts.ts';
import { lampMachine } from './support/machines.ts';

test('draws each state and transition of every machine within its parent and the picture', async () => {
  for (const found of findMachines()) {
    const chart = chartOf(await loadMachine(found));
    const drawing = await layOut(chart, new ELK());
    const boxOf = new Map(drawing.states.map((one) => [one.state.id, one]));
    for (const { state, x, y, width, height } of drawing.states) {
      expect(width * height, state.id).toBeGreaterThan(0);
      const parent = state.parent === null ? null : boxOf.get(state.parent);
      if (parent == null) continue;
      expect(x, state.id).toBeGreaterThanOrEqual(parent.x);
      expect(y, state.id).toBeGreaterThanOrEqual(parent.y);
      expect(x + width, state.id).toBeLessThanOrEqual(parent.x + parent.width);
      expect(y + height, state.id).toBeLessThanOrEqual(parent.y + parent.height);
    }
    const svg = toSvg(drawing);
    for (const { label } of chart.transitions) {
      expect(svg, label).toContain(`data-transition="${label.replaceAll('&', '&amp;')}"`);
    }
    for (const { transition, points } of drawing.transitions) {
      expect(points.length, transition?.label).toBeGreaterThanOrEqual(2);
    }
  }
}, 60_000);

test('the list of charts names every part where it lives, and every machine in its area', () => {
  const list = indexOf(findMachines());
  const named = (line: string) =>
    [...(new RegExp(`^- ${line}: (.*)$`, 'm').exec(list)?.[1] ?? '').matchAll(/\[(\w+)\]/g)].map(
      ([, name]) => name,
    );
  const living = (parts: Record<string, { lives: string }>, lives: string) =>
    Object.keys(parts).filter((name) => parts[name]?.lives === lives);
  expect(named('As long as the page lives')).toEqual(living(FIRST_PARTS, 'page'));
  expect(named('Anew for every product')).toEqual(living(FIRST_PARTS, 'product'));
  expect(named('When something needs it, until its product goes')).toEqual(living(LATER_PARTS, 'product'));
  expect(named('When something needs it, then for good')).toEqual(living(LATER_PARTS, 'page'));
  expect(named('page')).toEqual(['page']);
});

test('parallel regions stand apart, and words that end a markup are written as words', async () => {
  const chart = chartOf(await loadMachine(findMachine('description')));
  expect(toSvg(await layOut(chart, new ELK()))).toContain('class="state nested region"');
  const [state] = chart.states;
  if (state !== undefined) state.key = '<a & "b">';
  expect(toSvg(await layOut(chart, new ELK()))).toContain('&lt;a &amp; &quot;b&quot;&gt;');
});

test('Mermaid has the states, their nesting, and each transition once', () => {
  const text = toMermaid(chartOf(lampMachine));
  expect(text.split('\n')[0]).toBe('stateDiagram-v2');
  expect(text).toContain('  lamp_off --> lamp_on : lamp.pressed [hasColour] / count\n');
  expect(text).toContain('lamp_on --> lamp_dim : after 1000 ms');
  expect(text).toContain('lamp_loading : invoke loadColour');
  expect(text).toContain('[*] --> lamp_off');
  expect(text).toContain('lamp_broken --> [*]');
});
