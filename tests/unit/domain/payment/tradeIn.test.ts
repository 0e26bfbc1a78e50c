import { describe, expect, test } from 'vitest';
import { deviceOf, EMPTY_DEVICE, withField } from '#src/domain/payment/tradeIn.ts';

const yesOrNo = [{ code: 'YES' }, { code: 'NO' }];
const categories = [
  {
    code: 'PHONE',
    brands: [
      { code: 'KIRANA', models: [{ code: 'K5' }, { code: 'K4' }] },
      { code: 'BUMI', models: [{ code: 'A20' }] },
    ],
    questions: [
      { code: 'POWER', answers: yesOrNo },
      { code: 'BOX', answers: yesOrNo },
    ],
  },
  { code: 'WATCH', brands: [{ code: 'NADA', models: [{ code: 'G2' }] }], questions: [] },
];
const told = {
  subcategory: 'PHONE',
  brand: 'KIRANA',
  model: 'K5',
  answers: { POWER: 'YES', BOX: 'NO' },
};

describe('[TRADEIN-05] a device', () => {
  test('is told once every part of it is, with one answer to each question in their order', () => {
    expect(deviceOf(told, categories)).toEqual({
      subcategory: 'PHONE',
      brand: 'KIRANA',
      model: 'K5',
      answers: [
        { question: 'POWER', answer: 'YES' },
        { question: 'BOX', answer: 'NO' },
      ],
    });
    expect(
      deviceOf({ subcategory: 'WATCH', brand: 'NADA', model: 'G2', answers: {} }, categories)?.answers,
    ).toEqual([]);
  });

  test('is none while something is missing, or is not among what is taken', () => {
    for (const wrong of [
      EMPTY_DEVICE,
      { ...told, subcategory: null },
      { ...told, subcategory: 'CAR' },
      { ...told, brand: 'NADA' },
      { ...told, model: 'A20' },
      { ...told, answers: { POWER: 'YES' } },
      { ...told, answers: { POWER: 'YES', BOX: 'MAYBE' } },
    ]) {
      expect(deviceOf(wrong, categories), JSON.stringify(wrong)).toBeNull();
    }
    expect(deviceOf(told, [])).toBeNull();
  });

  test('another kind clears all, another brand the model, an equal value nothing', () => {
    expect(withField(told, 'subcategory', 'WATCH')).toEqual({ ...EMPTY_DEVICE, subcategory: 'WATCH' });
    expect(withField(told, 'brand', 'BUMI')).toEqual({ ...told, brand: 'BUMI', model: null });
    expect(withField(told, 'model', 'K4')).toEqual({ ...told, model: 'K4' });
    for (const [field, code] of [
      ['subcategory', 'PHONE'],
      ['brand', 'KIRANA'],
      ['model', 'K5'],
    ] as const) {
      expect(withField(told, field, code)).toBe(told);
    }
  });
});
