import { describe, expect, test } from 'vitest';
import { soldOutFacts } from '#src/domain/product/soldOutFacts.ts';
import { attributeGroups, type ProductOption } from '#src/domain/product/variant.ts';

describe('what is sold out', () => {
  const made = (values: string[][], gone: string[] = []) => {
    const names = ['Warna', 'Ukuran', 'Memori'];
    const options = values.map(
      (row, index) =>
        ({
          itemSku: String(index),
          pickupPointCode: '',
          urlFriendlyName: '',
          selected: index === 0,
          available: !gone.includes(row.join('/')),
          attributes: row.map((value, position) => ({ name: names[position] ?? '', value })),
          thumbnail: null,
        }) satisfies ProductOption,
    );
    return (chosen?: string) => {
      const labelOf = ({ attributes }: ProductOption) => attributes.map(({ value }) => value).join('/');
      const sku = options.find((option) => labelOf(option) === chosen);
      return soldOutFacts(options, attributeGroups(options, sku?.itemSku)).map(({ elsewhere, ...fact }) => ({
        ...fact,
        elsewhere: elsewhere.map(({ value, target }) => `${value}: ${labelOf(target)}`),
      }));
    };
  };
  const cross = (...lists: string[][]): string[][] =>
    lists.reduce<string[][]>((rows, list) => rows.flatMap((row) => list.map((one) => [...row, one])), [[]]);

  test('[PRODUCT-09] one attribute: a value is sold out, or none is', () => {
    expect(made([['Pandan'], ['Nila'], ['Arang']], ['Nila'])()).toEqual([
      { value: 'Nila', choices: [], elsewhere: [] },
    ]);
    expect(made([['Pandan'], ['Nila']])()).toEqual([]);
    // Of several that are sold out the first, and the chosen one before it.
    expect(made([['Pandan'], ['Nila'], ['Arang']], ['Nila', 'Arang'])()).toMatchObject([{ value: 'Nila' }]);
    expect(made([['Pandan'], ['Nila'], ['Arang']], ['Nila', 'Arang'])('Arang')).toMatchObject([
      { value: 'Arang' },
    ]);
  });
  test('[PRODUCT-09] two attributes: for which of the other, and where there still is some', () => {
    const facts = made(cross(['Pandan', 'Nila', 'Arang'], ['20', '28']), ['Pandan/28']);
    expect(facts()).toEqual([
      {
        value: '28',
        choices: [{ name: 'Warna', value: 'Pandan' }],
        elsewhere: ['Nila: Nila/28', 'Arang: Arang/28'],
      },
    ]);
    expect(facts('Nila/20')).toEqual([]);
    // Seen from a sold-out choice it is the same: the size is kept, and leads to the other colours.
    expect(facts('Pandan/28')).toEqual(facts());
  });
  test('[PRODUCT-09] the chosen value first, also behind an attribute that its option has not', () => {
    const one = (itemSku: string, attributes: ProductOption['attributes'], available: boolean) => ({
      itemSku,
      attributes,
      available,
      pickupPointCode: '',
      urlFriendlyName: '',
      selected: itemSku === 'chosen',
      thumbnail: null,
    });
    const [small, large] = ['20', '28'].map((value) => ({ name: 'Ukuran', value }));
    if (small === undefined || large === undefined) throw new Error('There are two sizes');
    const options = [
      one('pandan', [{ name: 'Warna', value: 'Pandan' }, small], false),
      one('nila', [{ name: 'Warna', value: 'Nila' }, small], true),
      one('chosen', [large], false),
    ];
    expect(soldOutFacts(options, attributeGroups(options)).map(({ value }) => value)).toEqual([
      '28',
      'Pandan',
    ]);
  });
  test('[PRODUCT-09] what is sold out altogether is said once, whatever else is chosen', () => {
    const facts = made(cross(['Pandan', 'Nila'], ['20', '28']), ['Nila/20', 'Nila/28']);
    expect(facts()).toEqual([{ value: 'Nila', choices: [], elsewhere: [] }]);
    expect(facts('Nila/28')).toEqual([{ value: 'Nila', choices: [], elsewhere: [] }]);
  });
  test('[PRODUCT-09] many attributes: the fewest choices that make it true, the others as they are', () => {
    const all = cross(['Biru', 'Mint'], ['128', '256'], ['8', '12']);
    expect(made(all, ['Biru/256/8', 'Biru/256/12'])()).toEqual([
      { value: '256', choices: [{ name: 'Warna', value: 'Biru' }], elsewhere: ['Mint: Mint/256/8'] },
    ]);
    // Blue with 256 exists with 12 as well: the missing choice needs both values.
    expect(made(all, ['Biru/256/8'])()).toEqual([
      {
        value: '256',
        choices: [
          { name: 'Warna', value: 'Biru' },
          { name: 'Memori', value: '8' },
        ],
        elsewhere: ['Mint: Mint/256/8'],
      },
    ]);
    // Other choices stay.
    expect(made(all, ['Biru/256/8', 'Biru/256/12'])('Biru/128/12')).toMatchObject([
      { elsewhere: ['Mint: Mint/256/12'] },
    ]);
  });
});
