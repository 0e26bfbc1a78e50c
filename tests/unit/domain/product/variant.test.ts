import { describe, expect, test } from 'vitest';
import { soldOutFacts } from '#src/domain/product/soldOutFacts.ts';
import { attributeGroups, withOneSelected, type ProductOption } from '#src/domain/product/variant.ts';

describe('variants', () => {
  const option = (itemSku: string, values: string[], facts: Partial<ProductOption> = {}): ProductOption => ({
    itemSku,
    pickupPointCode: '',
    urlFriendlyName: 'x',
    selected: false,
    available: true,
    attributes: values.map((value, position) => ({
      name: ['Warna', 'Ukuran', 'Kapasitas'][position] ?? '',
      value,
    })),
    thumbnail: null,
    ...facts,
  });
  const grid = [
    option('1', ['Merah', 'S']),
    option('2', ['Merah', 'L'], { available: false }),
    option('3', ['Biru', 'S']),
    option('4', ['Biru', 'L']),
    option('5', ['Hijau', 'L']),
  ];

  test('[PRODUCT-08] exactly one is selected, whatever was delivered', () => {
    const count = (options: ProductOption[]) =>
      options.filter((one) => one.selected).map((one) => one.itemSku);
    expect(count(withOneSelected(grid, '3'))).toEqual(['3']);
    expect(count(withOneSelected(grid, 'unknown'))).toEqual(['1']);
    expect(
      count(
        withOneSelected(
          grid.map((one) => ({ ...one, selected: true })),
          'unknown',
        ),
      ),
    ).toEqual(['1']);
    expect(
      count(withOneSelected([option('9', ['a'], { available: false }), option('8', ['b'])], 'unknown')),
    ).toEqual(['8']);
    const marked = ['9', '8', '7'].map((sku) => option(sku, [sku], { selected: sku === '8' }));
    expect(count(withOneSelected(marked, 'unknown'))).toEqual(['8']);
    expect(count(withOneSelected(marked, '7'))).toEqual(['7']);
    const soldOut = ['9', '8', '7'].map((sku) => option(sku, [sku], { available: false }));
    expect(count(withOneSelected(soldOut, 'unknown'))).toEqual(['9']);
    expect(withOneSelected([], 'x')).toEqual([]);
  });
  test('[PRODUCT-11] lists values once, and leads from an impossible one to the nearest option', () => {
    const groups = attributeGroups(withOneSelected(grid, '1'));
    expect(groups.map(({ name, choices }) => [name, choices.map(({ value }) => value)])).toEqual([
      ['Warna', ['Merah', 'Biru', 'Hijau']],
      ['Ukuran', ['S', 'L']],
    ]);
    const choice = (value: string) =>
      groups.flatMap(({ choices }) => choices).find((one) => one.value === value);
    expect(choice('Biru')).toMatchObject({ combinable: true, available: true, target: { itemSku: '3' } });
    expect(choice('Hijau')).toMatchObject({ combinable: false, target: { itemSku: '5' } });
  });
  test('[PRODUCT-11] of two options as near it is the one that can be bought, else the first', () => {
    const target = (options: ProductOption[]) =>
      attributeGroups(withOneSelected(options, '1'))[0]?.choices.find(({ value }) => value === 'Biru')?.target
        .itemSku;
    const [one, red] = [option('1', ['Merah', 'S', '8']), option('2', ['Merah', 'L', '12'])];
    const blue = (itemSku: string, size: string, memory: string, available: boolean) =>
      option(itemSku, ['Biru', size, memory], { available });
    expect(target([one, red, blue('3', 'S', '12', false), blue('4', 'L', '8', true)])).toBe('4');
    expect(target([one, red, blue('3', 'S', '12', true), blue('4', 'L', '8', false)])).toBe('3');
    expect(target([one, red, blue('3', 'S', '12', true), blue('4', 'L', '8', true)])).toBe('3');
    expect(target([one, red, blue('3', 'S', '12', false), blue('4', 'L', '8', false)])).toBe('3');
    // One that is nearer goes before one that can be bought.
    expect(target([one, red, blue('3', 'L', '12', true), blue('4', 'S', '12', false)])).toBe('4');
  });
  test('[PRODUCT-11] the chosen value leads to the chosen option, also among equal options', () => {
    const twins = ['1', '2', '3'].map((itemSku) => option(itemSku, ['Merah', 'S']));
    const targets = attributeGroups(withOneSelected(twins, '2')).map(
      ({ choices }) => choices[0]?.target.itemSku,
    );
    expect(targets).toEqual(['2', '2']);
  });
  test('[PRODUCT-09] a sold-out value stays, is told, and where it can still be had', () => {
    const groups = attributeGroups(withOneSelected(grid, '1'));
    const large = groups[1]?.choices.find(({ value }) => value === 'L');
    expect(large).toMatchObject({ available: false, target: { itemSku: '2' } });
    expect(soldOutFacts(grid, groups)).toContainEqual({
      value: 'L',
      choices: [{ name: 'Warna', value: 'Merah' }],
      elsewhere: [
        { value: 'Biru', target: grid[3] },
        { value: 'Hijau', target: grid[4] },
      ],
    });
  });
  test('[PRODUCT-11] a value is shown as a picture only where every value has one of its own', () => {
    const pictured = (picture: (colour: string, size: string) => string | null) =>
      attributeGroups(
        withOneSelected(
          ['Merah', 'Biru'].flatMap((colour) =>
            ['S', 'L'].map((size) =>
              option(`${colour}-${size}`, [colour, size], { thumbnail: picture(colour, size) }),
            ),
          ),
          'Merah-S',
        ),
      ).map(({ isPictured }) => isPictured);
    expect(pictured((colour) => colour)).toEqual([true, false]);
    expect(pictured((_, size) => size)).toEqual([false, true]);
    expect(pictured(() => 'the same')).toEqual([false, false]);
    expect(pictured(() => null)).toEqual([false, false]);
    expect(pictured((colour) => (colour === 'Biru' ? null : colour))).toEqual([false, false]);
    // Neither says which: the picture is that of both together.
    expect(pictured((colour, size) => colour + size)).toEqual([false, false]);
    expect(attributeGroups(withOneSelected([option('1', ['Merah'], { thumbnail: 'a' })], '1'))).toMatchObject(
      [{ isPictured: false }],
    );
  });
  test('an option that names its attributes in another order is grouped as the others', () => {
    const [first, second, ...others] = grid;
    if (first === undefined || second === undefined) throw new Error('The grid has options');
    const turned = [first, { ...second, attributes: second.attributes.toReversed() }, ...others];
    expect(
      attributeGroups(withOneSelected(turned, '1')).map(({ choices }) => choices.map(({ value }) => value)),
    ).toEqual(
      attributeGroups(withOneSelected(grid, '1')).map(({ choices }) => choices.map(({ value }) => value)),
    );
    expect(soldOutFacts(turned, attributeGroups(turned))).toEqual(soldOutFacts(grid, attributeGroups(grid)));
  });
  test('[HOST-29] computes a list once for each choice, with the same result as another', () => {
    const options = Object.freeze(withOneSelected(grid, '1'));
    expect(withOneSelected(options, '1')).toBe(options);
    for (const chosen of ['1', '2', undefined, '1']) {
      const groups = attributeGroups(options, chosen);
      expect(groups).toEqual(attributeGroups([...options], chosen));
      expect(attributeGroups(options, chosen)).toBe(groups);
      expect(soldOutFacts(options, groups)).toEqual(soldOutFacts([...options], groups));
      expect(soldOutFacts(options, groups)).toBe(soldOutFacts(options, groups));
    }
    const other = Object.freeze(withOneSelected(grid, '2'));
    expect(attributeGroups(other)).not.toEqual(attributeGroups(options));
  });
  test('three attributes, and 2,000 options in a moment', () => {
    const many = Array.from({ length: 2_000 }, (_, index) =>
      option(String(index), [
        `W${index % 40}`,
        `U${Math.floor(index / 40) % 10}`,
        `K${Math.floor(index / 400)}`,
      ]),
    );
    const groups = attributeGroups(withOneSelected(many, '777'));
    expect(groups.map(({ choices }) => choices.length)).toEqual([40, 10, 5]);
    expect(groups.every(({ choices }) => choices.filter((choice) => choice.selected).length === 1)).toBe(
      true,
    );
  });
});
