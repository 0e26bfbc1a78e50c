import { describe, expect, test } from 'vitest';
import type { PartFacts } from '#src/machines/protocol/partFacts.ts';
import type { ProductSummary } from '#src/services/product/product/contract.ts';
import type { PageContext } from '#src/machines/page/pageTypes.ts';
import { type Driven } from '../support/drive.ts';
import { CHAT_CONFIG, ready, route, told, types } from '../support/drivenPage.ts';
import { summary } from '../support/summaries.ts';

describe('parts that come later', () => {
  const asked = (page: Driven) => told(page, 'bringParts').map(({ name }) => name);
  const needed = { type: 'part.needed', name: 'recommendation' };
  const arrived = { type: 'part.arrived', name: 'recommendation' };
  const progress = (page: Driven) => page.context<PageContext>().laterParts;

  test('the code of a part is asked for once, and the part starts with what the page knows', () => {
    const page = ready();
    page.send(needed);
    page.send(needed);
    expect(asked(page)).toEqual(['recommendation']);
    page.send(arrived);
    const { item, ...rest } = page.inputOf('recommendation') as PartFacts;
    expect(rest).toEqual({ vendor: 'retail' });
    expect(item).toMatchObject({ itemSku: 'A-01' });
    page.send(needed);
    expect(asked(page)).toEqual(['recommendation']);
  });

  test('a running part is told only the facts it wants that changed, other parts nothing', () => {
    const page = ready();
    page.send({ type: 'quantity.changed', quantity: 2 });
    expect(types(page, 'recommendation')).toEqual([]);
    page.send(needed);
    page.send(arrived);
    page.send({ type: 'part.needed', name: 'shipping' });
    page.send({ type: 'part.arrived', name: 'shipping' });
    page.send({ type: 'quantity.changed', quantity: 3 });
    page.send({ type: 'fulfilment.changed', fulfilment: 'PICKUP' });
    page.send({ type: 'session.resolved', isMember: true });
    page.send({ type: 'config.settled', config: CHAT_CONFIG });
    page.send({
      type: 'product.loaded',
      summary: summary({ itemSku: 'A-02', optionSkus: ['A-01', 'A-02'] }),
    });
    expect(told(page, 'recommendation').map(({ facts }) => facts)).toMatchObject([
      { vendor: 'retail', item: { itemSku: 'A-02' } },
    ]);
    expect(told(page, 'shipping').map(({ facts }) => facts)).toMatchObject([
      { quantity: 3 },
      { item: { itemSku: 'A-02' } },
    ]);
  });

  test('[COST-12] makes old what the parts counted when the price changes, and at no other summary', () => {
    const page = ready();
    page.send({ type: 'part.needed', name: 'combo' });
    page.send({ type: 'part.arrived', name: 'combo' });
    const priced = (told: ProductSummary, offered: number) =>
      page.send({ type: 'product.loaded', summary: { ...told, price: { ...told.price, offered } } });
    const at = (offered: number) => priced(summary({ itemSku: 'A-01' }), offered);
    at(100_000);
    const before = types(page, 'combo').filter((type) => type === 'page.outdated').length;
    at(100_000);
    expect(types(page, 'combo').filter((type) => type === 'page.outdated')).toHaveLength(before);
    at(60_000);
    expect(types(page, 'combo').filter((type) => type === 'page.outdated')).toHaveLength(before + 1);
    expect(types(page, 'shippingSummary')).toContain('page.outdated');
    // Another option has a price of its own, and its parts ask by themselves.
    priced(summary({ itemSku: 'A-02', optionSkus: ['A-01', 'A-02'] }), 70_000);
    expect(types(page, 'combo').filter((type) => type === 'page.outdated')).toHaveLength(before + 1);
  });

  test('code that could not be fetched can be asked for again', () => {
    const page = ready();
    page.send(needed);
    page.send({ type: 'part.missed', name: 'recommendation' });
    expect(progress(page)).toEqual({ recommendation: 'missed' });
    page.send(needed);
    expect(asked(page)).toHaveLength(2);
    expect(progress(page)).toEqual({ recommendation: 'coming' });
  });

  test('[ROUTE-33] another product ends the part, and code that comes too late starts none', () => {
    const page = ready();
    page.send(needed);
    page.send(arrived);
    page.send({ type: 'route.changed', route: route({ productId: 'B-01' }) });
    expect(page.waiting()).not.toContain('recommendation');
    page.send(needed);
    page.send({ type: 'route.changed', route: route({ productId: 'C-01' }) });
    page.send(arrived);
    expect(page.waiting()).not.toContain('recommendation');
    expect(progress(page)).toEqual({});
  });
});
