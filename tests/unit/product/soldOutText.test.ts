import { expect, test } from 'vitest';
import { translate } from '#src/copy/copyTypes.ts';
import { en } from '#src/copy/en.ts';
import { id } from '#src/copy/id.ts';
import { soldOutText } from '#src/views/pieces/product/soldOutText.ts';

const say = (elsewhere: string[], choices = [{ name: 'Warna', value: 'Pandan' }]) => {
  const fact = { value: 'Besar 28″', choices, elsewhere };
  return [
    soldOutText((key, params) => translate(id, key, params), 'id', fact),
    soldOutText((key, params) => translate(en, key, params), 'en', fact),
  ];
};

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
