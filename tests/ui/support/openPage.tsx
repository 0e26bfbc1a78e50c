/** Opens a page for a view test: a visitor comes to a shop and opens one of its pages. */
import { renderPage, type PageOptions } from './page.tsx';
import { openMarketplace, openShop, startClock, type ShopOptions } from './shop.ts';
import { createVisitor, type VisitorOptions } from './visitor.ts';

export interface OpenOptions extends PageOptions {
  shop?: ShopOptions;
  visitor?: VisitorOptions;
}

/** A page that a visitor has opened, with its shop. */
export type Opened = Awaited<ReturnType<typeof openPage>>;

/**
 * Opens a page on the real marketplace in this process: its fetch handler, its database, its rules. Of several options the
 * later ones go before, field by field of shop, visitor and page.
 */
export async function openPage(...given: readonly (OpenOptions | undefined)[]) {
  const options: ShopOptions = Object.assign({}, ...given.map((one) => one?.shop));
  const clock = startClock(options);
  const marketplace = openMarketplace(options, clock);
  const visitor = await createVisitor(
    marketplace,
    Object.assign({}, ...given.map((one) => one?.visitor)) as VisitorOptions,
  );
  const shop = await openShop(marketplace, visitor.send, options);
  const page = await renderPage(Object.assign({}, ...given) as PageOptions, {
    answerTo: shop.answerTo,
    visitor,
    clock,
  });
  if (options.held === undefined) await page.settle();
  return { ...page, shop, visitor };
}
