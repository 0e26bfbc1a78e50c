import { expect, test } from 'vitest';
import { translate } from '#src/copy/copyTypes.ts';
import { en } from '#src/copy/en.ts';
import { id } from '#src/copy/id.ts';
import type { ProductOption } from '#src/domain/product/variant.ts';
import { soldOutWords } from '#src/views/pieces/product/soldOutWords.ts';

const option = (itemSku: string): ProductOption => ({
  itemSku,
  pickupPointCode: '',
  urlFriendlyName: '',
  selected: false,
  available: true,
  attributes: [],
  thumbnail: null,
});
const pieces = (elsewhere: string[], choices = [{ name: 'Warna', value: 'Pandan' }]) => {
  const places = elsewhere.map((value) => ({ value, target: option(value) }));
  const fact = { value: 'Besar 28″', choices, elsewhere: places };
  return [
    soldOutWords((key, params) => translate(id, key, params), 'id', fact),
    soldOutWords((key, params) => translate(en, key, params), 'en', fact),
  ];
};
const say = (...facts: Parameters<typeof pieces>) =>
  pieces(...facts).map((words) =>
    words.map((piece) => (typeof piece === 'string' ? piece : piece.value)).join(''),
  );

test('[PRODUCT-09] a sold-out choice is told as a person would, in both languages', () => {
  expect(say([], [])).toEqual(['Besar 28″ habis.', 'Besar 28″ is sold out.']);
  expect(say([])).toEqual(['Besar 28″ habis untuk warna Pandan.', 'Besar 28″ is sold out in Pandan.']);
  expect(say(['Nila'])[0]).toBe('Besar 28″ habis untuk warna Pandan, masih ada di Nila.');
  expect(say(['Nila', 'Arang'])).toEqual([
    'Besar 28″ habis untuk warna Pandan, masih ada di Nila dan Arang.',
    'Besar 28″ is sold out in Pandan, still available in Nila and Arang.',
  ]);
  expect(say(['Nila', 'Arang', 'Pasir'])).toEqual([
    'Besar 28″ habis untuk warna Pandan, masih ada di Nila, Arang, dan Pasir.',
    'Besar 28″ is sold out in Pandan, still available in Nila, Arang, and Pasir.',
  ]);
  expect(say(['Nila', 'Arang', 'Pasir', 'Jingga'])[0]).toContain(
    'masih ada di Nila, Arang, Pasir, dan lainnya.',
  );
  expect(
    say(
      [],
      [
        { name: 'Warna', value: 'Pandan' },
        { name: 'RAM', value: '8 GB' },
      ],
    )[0],
  ).toBe('Besar 28″ habis untuk warna Pandan dan RAM 8 GB.');
});

test('[PRODUCT-31] each place leads to the option that has both', () => {
  const told = pieces(['Nila', 'Arang', 'Pasir', 'Jingga'])[0] ?? [];
  expect(told.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.target.itemSku]))).toEqual([
    'Nila',
    'Arang',
    'Pasir',
  ]);
});
