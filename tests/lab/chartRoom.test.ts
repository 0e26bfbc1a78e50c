import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, test } from 'vitest';
import { chartOf, type Chart } from '#lab/engine/chart.ts';
import { LINE_PX, place, type Box } from '#lab/engine/layout.ts';
import { folded, standingFor, type Shape } from '#lab/engine/sketch.ts';
import {
  aroundFocus,
  arrange,
  boxesOf,
  innermostOf,
  revealed,
  shapeOf,
  toggled,
  type Wish,
} from '#lab/inspector/chart/folding.ts';
import { boxAround, LEAST_TEXT_PX, opened, type Size, type View } from '#lab/inspector/chart/view.ts';
import { findMachine, findMachines, loadMachine } from '#lab/machines.ts';

/** Room of the chart beside the list of actors and what can be sent, px. */
const ROOMS: Record<string, Size> = {
  'docked at 1280 x 800': { width: 704, height: 249 },
  'in its own window': { width: 624, height: 657 },
  'on a phone of 360 x 800': { width: 360, height: 272 },
};
/** Width of a letter in a box, px of the drawing. */
const LETTER_PX = 6.71;
const elk = new ELK();
const sizeOf = ({ width, height }: Size): Size => ({ width, height });
const chartNamed = async (name: string) => chartOf(await loadMachine(findMachine(name)));

/** The states a machine is in when it is in one of them, and in the initial ones elsewhere. */
function presentIn(chart: Chart, leaf: string | null): string[] {
  const isTowards = (id: string) => leaf === id || leaf?.startsWith(`${id}.`) === true;
  const enter = (id: string): string[] => {
    const state = chart.states.find((one) => one.id === id);
    const inside = chart.states.filter(({ parent }) => parent === id);
    if (state?.type === 'parallel') return [id, ...inside.flatMap((one) => enter(one.id))];
    const next = inside.find((one) => isTowards(one.id))?.id ?? state?.initial ?? null;
    return next === null ? [id] : [id, ...enter(next)];
  };
  return enter(chart.id);
}

const wishFor = (chart: Chart, leaf: string | null, screen: Size): Wish => {
  const present = presentIn(chart, leaf);
  return { chart, present, focus: leaf ?? innermostOf(chart, present)[0] ?? chart.id, screen };
};

const isSeen = (box: Box, { x, y, scale }: View, { width, height }: Size) =>
  box.x >= x &&
  box.y >= y &&
  box.x + box.width <= x + width / scale &&
  box.y + box.height <= y + height / scale;

async function seenOf(wish: Wish) {
  const arranged = await arrange(wish, (sketch) => place(sketch, elk));
  const [present] = boxesOf(arranged.drawing, [wish.focus]);
  const near = aroundFocus(wish, arranged);
  const part = boxAround(near);
  if (present === undefined || part === null) throw new Error(`${wish.focus} is not drawn`);
  const view = opened(arranged.drawing, present, part, wish.screen);
  return {
    arranged,
    view,
    textPx: view.scale * LINE_PX,
    isPresentSeen: isSeen(present, view, wish.screen),
    areAllSeen: near.every((box) => isSeen(box, view, wish.screen)),
  };
}

/** Events that the box of the present state, or the arrows from it, name. */
const toldOf = ({ arranged: { drawing } }: Awaited<ReturnType<typeof seenOf>>) =>
  new Set([
    ...drawing.states.flatMap(({ lines }) => lines.map(({ label }) => label)),
    ...drawing.transitions.filter(({ text }) => text !== null).flatMap(({ covers }) => covers),
  ]);

const charts = await Promise.all(findMachines().map(async (found) => chartOf(await loadMachine(found))));

describe('the room there is', () => {
  test.each(Object.entries(ROOMS))(
    '[LAB-01] every machine is read %s, with its neighbours',
    async (name, screen) => {
      let whole = 0;
      for (const chart of charts) {
        const wish = wishFor(chart, null, screen);
        const seen = await seenOf(wish);
        expect(seen.textPx, wish.focus).toBeGreaterThanOrEqual(LEAST_TEXT_PX - 1e-9);
        expect(seen.isPresentSeen, wish.focus).toBe(true);
        expect(seen.areAllSeen, wish.focus).toBe(true);
        const told = toldOf(seen);
        for (const { label } of chart.transitions.filter(({ source }) => source === wish.focus))
          expect(told, wish.focus).toContain(label);
        if (isSeen({ x: 0, y: 0, ...sizeOf(seen.arranged.drawing) }, seen.view, screen)) whole += 1;
      }
      console.info(`${charts.length} of ${charts.length} ${name}, ${whole} without moving the chart`);
    },
    120_000,
  );

  test('[LAB-01] words stand within their boxes, and boxes lie beside each other', async () => {
    for (const name of ['addToCart', 'promotions', 'page', 'description']) {
      const chart = await chartNamed(name);
      for (const screen of Object.values(ROOMS)) {
        const { states } = (await seenOf(wishFor(chart, null, screen))).arranged.drawing;
        for (const one of states) {
          for (const { text } of one.lines)
            expect(text.length * LETTER_PX + 12, text).toBeLessThanOrEqual(one.width);
          for (const other of states) {
            if (one === other || one.state.parent !== other.state.parent) continue;
            const isApart =
              one.x + one.width <= other.x ||
              other.x + other.width <= one.x ||
              one.y + one.height <= other.y ||
              other.y + other.height <= one.y;
            expect(isApart, `${one.state.id} and ${other.state.id}`).toBe(true);
          }
        }
      }
    }
  }, 60_000);

  test('[LAB-02] where a state is folded by itself, it follows the machine', async () => {
    const chart = await chartNamed('addToCart');
    const screen = { width: 704, height: 249 };
    for (const leaf of ['addToCart.idle.resting', 'addToCart.deciding']) {
      const { arranged } = await seenOf(wishFor(chart, leaf, screen));
      expect(boxesOf(arranged.drawing, [leaf])).toHaveLength(1);
      expect(arranged.drawing.states.some(({ inside }) => inside !== null)).toBe(true);
    }
  });
});

describe('what is folded', () => {
  const shape: Shape = {
    folded: ['description.highlights'],
    gathered: {},
    present: ['description', 'description.highlights', 'description.highlights.loading'],
    told: null,
    arrowsOf: null,
    letters: 64,
    direction: 'DOWN',
  };

  test('[LAB-02] a folded state says how many are in it, and which of them the machine is in', async () => {
    const chart = await chartNamed('description');
    const { states } = folded(chart, shape);
    const box = states.find(({ state }) => state.id === 'description.highlights');
    const count = chart.states.filter(({ parent }) => parent === 'description.highlights').length;
    expect(box?.inside).toEqual({ count, present: ['loading'] });
    expect(box?.lines.map(({ text }) => text)).toEqual([`${count} states`, 'now loading']);
    expect(states.some(({ state }) => state.parent === 'description.highlights')).toBe(false);
  });

  test('[LAB-03] transitions to and from folded states are one arrow each way, with their count', async () => {
    const chart = await chartNamed('addToCart');
    const folds = { ...shape, present: ['addToCart'], folded: ['addToCart.idle'] };
    const { arrows } = folded(chart, folds);
    const boxOf = standingFor(chart, folds);
    for (const { source, target, covers, words } of arrows) {
      if (source !== 'addToCart.idle' && target !== 'addToCart.idle') continue;
      const all = chart.transitions.filter(
        (one) => boxOf.get(one.source) === source && one.targets.some((id) => boxOf.get(id) === target),
      );
      expect(covers).toEqual(all.map(({ label }) => label));
      if (all.length > 1) expect(words).toEqual([`${all.length} transitions`]);
    }
    const ways = arrows.filter(({ source }) => source === 'addToCart.idle').map(({ target }) => target);
    expect(new Set(ways).size).toBe(ways.length);
    expect(ways).not.toContain('addToCart.idle');
  });

  test('[LAB-04] what is folded by hand stays as the machine moves, and shows where it is', async () => {
    const chart = await chartNamed('description');
    const wish = wishFor(chart, 'description.highlights.ready', { width: 704, height: 249 });
    const own = {
      ...toggled(chart, { folded: [], gathered: {} }, 'description.highlights'),
      areWordsInBoxes: true,
    };
    const drawn = folded(chart, shapeOf(wish, own)).states;
    expect(drawn.find(({ state }) => state.id === 'description.highlights')?.inside?.present).toEqual([
      'ready',
    ]);
    expect(toggled(chart, own, 'description.highlights').folded).toEqual([]);
    expect(revealed(chart, own, 'description.highlights.ready').folded).toEqual([]);
  });

  test('[LAB-04] a box of others is unfolded by one level, and what is looked for comes out of it', async () => {
    const chart = await chartNamed('description');
    const gathered = { description: ['description.highlights', 'description.description'] };
    const opened = toggled(chart, { folded: [], gathered }, 'description/others');
    expect(opened).toEqual({ folded: gathered.description, gathered: {} });
    expect(revealed(chart, { folded: [], gathered }, 'description.highlights.ready')).toEqual({
      folded: [],
      gathered: {},
    });
  });
});
