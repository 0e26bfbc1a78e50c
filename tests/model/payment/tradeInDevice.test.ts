import { describe, expect, test } from 'vitest';
import { partFacts } from '#src/machines/paths/exampleFacts.ts';
import { tradeInDeviceMachine } from '#src/machines/payment/tradeInDevice/tradeInDeviceMachine.ts';
import { tradeInDevicePaths } from '#src/machines/payment/tradeInDevice/tradeInDevicePaths.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const CATEGORIES = [
  {
    code: 'PHONE',
    name: 'Ponsel',
    brands: [{ code: 'KIRANA', name: 'Kirana', models: [{ code: 'K5', name: 'Kirana 5' }] }],
    questions: [
      {
        code: 'POWER',
        text: 'Menyala?',
        answers: [
          { code: 'YES', text: 'Ya' },
          { code: 'NO', text: 'Tidak' },
        ],
      },
    ],
  },
];
const ESTIMATE = {
  name: 'Kirana 5',
  amount: 900_000,
  price: 4_000_000,
  priceAfter: 3_100_000,
  conditions: ['x'],
};
const DEVICE = {
  subcategory: 'PHONE',
  brand: 'KIRANA',
  model: 'K5',
  answers: [{ question: 'POWER', answer: 'YES' }],
};

function openDevice() {
  const part = drive(tradeInDeviceMachine, {
    actors: ['loadTradeInCategories', 'estimateDevice'],
    systemId: 'tradeInDevice',
    input: partFacts({ itemSku: 'A-01' }),
  });
  const tell = () => {
    part.send({ type: 'device.chosen', field: 'subcategory', code: 'PHONE' });
    part.send({ type: 'device.chosen', field: 'brand', code: 'KIRANA' });
    part.send({ type: 'device.chosen', field: 'model', code: 'K5' });
    part.send({ type: 'answer.chosen', question: 'POWER', answer: 'YES' });
  };
  return { part, tell };
}

describe('tradeInDevice', () => {
  test('every transition', () => {
    expectEveryTransition(tradeInDevicePaths);
  });

  test('[TRADEIN-05] the whole device is sent, once every part is told', () => {
    const { part, tell } = openDevice();
    part.resolve('loadTradeInCategories', CATEGORIES);
    expect(part.value()).toEqual({ offered: 'telling' });
    tell();
    expect(part.inputOf('estimateDevice')).toEqual({ itemSku: 'A-01', device: DEVICE });
    part.resolve('estimateDevice', ESTIMATE);
    expect(part.context()).toMatchObject({ estimate: ESTIMATE });
    part.send({ type: 'answer.chosen', question: 'POWER', answer: 'NO' });
    expect(part.context()).toMatchObject({ estimate: null });
    part.reject('estimateDevice', refused('TRADE_IN_NOT_ACCEPTED', 422));
    expect(part.value()).toEqual({ offered: 'notAccepted' });
  });

  test('[TRADEIN-06] a taken estimate is told to what buys, with its sum and its item', () => {
    const { part, tell } = openDevice();
    part.resolve('loadTradeInCategories', CATEGORIES);
    tell();
    part.send({ type: 'estimate.taken' });
    expect(part.toPage).toEqual([]);
    part.resolve('estimateDevice', ESTIMATE);
    part.send({ type: 'estimate.taken' });
    expect(part.toPage).toEqual([
      {
        type: 'part.told',
        name: 'addToCart',
        event: {
          type: 'tradeIn.changed',
          tradeIn: { choice: { device: DEVICE, amount: 900_000 }, name: 'Kirana 5', itemSku: 'A-01' },
        },
      },
    ]);
  });

  test('[TRADEIN-04] a failed load leaves no categories; the described device stays', () => {
    const { part, tell } = openDevice();
    part.reject('loadTradeInCategories', lost());
    expect(part.context()).toMatchObject({ categories: [], estimate: null });
    expect(part.snapshot().hasTag('busy')).toBe(false);
    part.send({ type: 'network.returned' });
    part.resolve('loadTradeInCategories', CATEGORIES);
    tell();
    part.resolve('estimateDevice', ESTIMATE);
    part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) });
    expect(part.context()).toMatchObject({ estimate: null, categories: [] });
    part.resolve('loadTradeInCategories', CATEGORIES);
    // For another option it is worth what the marketplace says of that one.
    expect(part.inputOf('estimateDevice')).toEqual({ itemSku: 'A-02', device: DEVICE });
  });
});

test('[TRADEIN-05] a product that takes another kind clears the described device', () => {
  const { part, tell } = openDevice();
  part.resolve('loadTradeInCategories', CATEGORIES);
  tell();
  part.resolve('estimateDevice', ESTIMATE);
  part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'B-01' }) });
  part.resolve('loadTradeInCategories', [{ code: 'WATCH', name: 'Jam', brands: [], questions: [] }]);
  expect(part.context()).toMatchObject({
    device: { subcategory: null, brand: null, model: null, answers: {} },
  });
  expect(part.waiting()).toEqual([]);
});
