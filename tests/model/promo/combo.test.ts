import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { comboMachine, type ComboContext } from '#src/machines/promo/combo/comboMachine.ts';
import { comboPaths } from '#src/machines/promo/combo/comboPaths.ts';
import { singleCombo } from '#src/services/promo/combo/contract.ts';
import { drive, type Driven } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const comboOf = (facts: { id?: string; primary?: string; primaryAvailable?: boolean } = {}) =>
  z.parse(singleCombo, {
    id: facts.id ?? 'combo-1',
    name: 'Paket',
    items: [
      { itemSku: 'B-01', pickupPointCode: 'PP-2', name: 'B', price: 40, comboPrice: 30, selected: true },
      { itemSku: 'C-01', pickupPointCode: 'PP-3', name: 'C', price: 20, comboPrice: 15 },
      { itemSku: 'D-01', name: 'D', price: 9, comboPrice: 8, available: false, selected: true },
      {
        itemSku: facts.primary ?? 'A-01',
        pickupPointCode: 'PP-1',
        name: 'A',
        price: 100,
        comboPrice: 90,
        primary: true,
        available: facts.primaryAvailable ?? true,
      },
    ],
  });
const tagged = (itemSku = 'A-01') => partFacts({ itemSku, tags: ['COMBO'] });
const options = { actors: ['loadCombo'], systemId: 'combo', input: tagged() };
const toggle = (itemSku: string) => ({ type: 'combo.itemToggled', itemSku });
const add = { type: 'combo.addRequested', mode: 'MODAL' };

function start(combo: unknown = comboOf()): Driven {
  const part = drive(comboMachine, options);
  part.resolve('loadCombo', combo);
  return part;
}
const selected = (part: Driven) =>
  part
    .context<ComboContext>()
    .combo?.items.filter((item) => item.selected)
    .map(({ itemSku }) => itemSku);

test('combo: every transition', () => {
  expectEveryTransition(comboPaths);
});

describe('what is asked for', () => {
  test('[TAG-02, API-23] the combo of the shown item, with the tag alone, and of retail alone', () => {
    expect(drive(comboMachine, options).inputOf('loadCombo')).toEqual({ itemSku: 'A-01' });
    for (const input of [
      partFacts(),
      partFacts({ tags: ['COMBO'] }, { vendor: 'grocery' }),
      { ...partFacts(), item: null },
    ]) {
      const part = drive(comboMachine, { ...options, input });
      expect(part.waiting()).toEqual([]);
      expect(part.snapshot().hasTag('empty')).toBe(true);
    }
  });

  test('another item loads anew and drops a late answer, other facts change nothing', () => {
    const part = drive(comboMachine, options);
    part.send({ type: 'facts.changed', facts: partFacts({ tags: ['COMBO'] }, { quantity: 5 }) });
    expect(part.inputOf('loadCombo')).toEqual({ itemSku: 'A-01' });
    part.send({ type: 'facts.changed', facts: tagged('A-02') });
    expect(part.inputOf('loadCombo')).toEqual({ itemSku: 'A-02' });
    part.resolve('loadCombo', comboOf({ primary: 'A-02' }));
    expect(selected(part)).toEqual(['A-02', 'B-01']);
  });

  test.each([
    ['a failure', (part: Driven) => part.reject('loadCombo')],
    ['no combo', (part: Driven) => part.resolve('loadCombo', null)],
    ['a combo of nothing', (part: Driven) => part.resolve('loadCombo', { id: 'x', name: '', items: [] })],
  ])('[COMBO-08] %s leaves it empty, and none is offered', (_, settle) => {
    const part = start();
    part.send({ type: 'facts.changed', facts: tagged('A-02') });
    settle(part);
    expect(part.context<ComboContext>().combo).toBeNull();
    expect(part.snapshot().hasTag('empty')).toBe(true);
    part.send(add);
    expect(part.toPage).toEqual([]);
  });
});

describe('choosing', () => {
  test('[COMBO-04, COMBO-05] the primary item is first and selected; what is not to be had is not', () => {
    const part = start();
    expect(part.context<ComboContext>().combo?.items.map(({ itemSku }) => itemSku)).toEqual([
      'A-01',
      'B-01',
      'C-01',
      'D-01',
    ]);
    expect(selected(part)).toEqual(['A-01', 'B-01']);
  });

  test('[COMBO-03] a complementary item is selected and unselected', () => {
    const part = start();
    part.send(toggle('C-01'));
    expect(selected(part)).toEqual(['A-01', 'B-01', 'C-01']);
    part.send(toggle('B-01'));
    expect(selected(part)).toEqual(['A-01', 'C-01']);
  });

  test('[COMBO-04, COMBO-05] keeps the primary item selected, and an unavailable item unselected', () => {
    const part = start();
    part.send(toggle('A-01'));
    part.send(toggle('D-01'));
    expect(selected(part)).toEqual(['A-01', 'B-01']);
  });

  test('what was chosen stays chosen for another variant, of the same combo', () => {
    const part = start();
    part.send(toggle('B-01'));
    part.send(toggle('C-01'));
    part.send({ type: 'facts.changed', facts: tagged('A-02') });
    part.resolve('loadCombo', comboOf({ primary: 'A-02' }));
    expect(selected(part)).toEqual(['A-02', 'C-01']);
    part.send({ type: 'facts.changed', facts: tagged('A-03') });
    part.resolve('loadCombo', comboOf({ id: 'combo-2', primary: 'A-03' }));
    expect(selected(part)).toEqual(['A-03', 'B-01']);
  });
});

describe('adding', () => {
  test('[COMBO-02] does not add without a complementary item, and says so until one is chosen', () => {
    const part = start();
    part.send(toggle('B-01'));
    part.send(add);
    expect(part.toPage).toEqual([]);
    expect(part.snapshot().hasTag('incomplete')).toBe(true);
    part.send(toggle('C-01'));
    expect(part.snapshot().hasTag('incomplete')).toBe(false);
  });

  test('[COMBO-07] what is selected is to be added, the primary item first', () => {
    const part = start();
    part.send(toggle('C-01'));
    part.send(add);
    expect(part.toPage).toEqual([
      {
        type: 'part.told',
        name: 'addToCart',
        event: {
          type: 'add.comboRequested',
          combo: {
            comboId: 'combo-1',
            items: [
              { itemSku: 'A-01', pickupPointCode: 'PP-1' },
              { itemSku: 'B-01', pickupPointCode: 'PP-2' },
              { itemSku: 'C-01', pickupPointCode: 'PP-3' },
            ],
          },
          mode: 'MODAL',
        },
      },
    ]);
  });

  test('[COMBO-05] with its primary item gone the whole combo is disabled', () => {
    const part = start(comboOf({ primaryAvailable: false }));
    part.send(add);
    expect(part.toPage).toEqual([]);
    expect(part.snapshot().hasTag('incomplete')).toBe(false);
  });
});

describe('a page that is old', () => {
  const outdated = { type: 'page.outdated' };

  test('asks anew: what was told stays, and so does what is chosen of it meanwhile', () => {
    const part = start();
    part.send(outdated);
    expect(part.waiting()).toEqual(['refreshCombo']);
    expect(part.inputOf('refreshCombo')).toEqual({ itemSku: 'A-01' });
    expect(part.snapshot().hasTag('pending')).toBe(true);
    expect(part.snapshot().hasTag('busy')).toBe(false);
    part.send(toggle('C-01'));
    part.send(outdated);
    expect(part.waiting()).toEqual(['refreshCombo']);
    const cheaper = comboOf() as NonNullable<ReturnType<typeof comboOf>>;
    part.resolve('refreshCombo', {
      ...cheaper,
      items: cheaper.items.map((item) => ({ ...item, comboPrice: 1 })),
    });
    expect(selected(part)).toEqual(['A-01', 'B-01', 'C-01']);
    expect(part.context<ComboContext>().combo?.items.map(({ comboPrice }) => comboPrice)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(part.waiting()).toEqual([]);
    expect(part.snapshot().hasTag('pending')).toBe(false);
  });

  test('goes on saying what is missing', () => {
    const part = start();
    part.send(toggle('B-01'));
    part.send(add);
    part.send(outdated);
    part.resolve('refreshCombo', comboOf());
    expect(part.snapshot().hasTag('incomplete')).toBe(true);
  });

  test.each([
    ['none any more', (part: Driven) => part.resolve('refreshCombo', null)],
    ['no answer', (part: Driven) => part.reject('refreshCombo')],
  ])('%s: none is offered', (_, settle) => {
    const part = start();
    part.send(outdated);
    settle(part);
    expect(part.context<ComboContext>().combo).toBeNull();
    expect(part.snapshot().hasTag('empty')).toBe(true);
  });

  test('one that had none may have one now', () => {
    const part = start(null);
    part.send(outdated);
    part.resolve('loadCombo', comboOf());
    expect(selected(part)).toEqual(['A-01', 'B-01']);
  });

  test('another item is asked for at once, and a late answer for the former one is not taken', () => {
    const part = start();
    part.send(outdated);
    part.send({ type: 'facts.changed', facts: tagged('A-02') });
    expect(part.waiting()).toEqual(['loadCombo']);
    expect(part.inputOf('loadCombo')).toEqual({ itemSku: 'A-02' });
  });
});
