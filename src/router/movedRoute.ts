import type { RouteFacts } from '#src/domain/page/route.ts';

/**
 * The facts of an address that the page set itself: another item, quantity or picture of the shown product. Equal to
 * the router's, which may not be loaded yet.
 *
 * @param item whose address it is; null where the path stays as it was.
 */
export function movedRoute(
  route: RouteFacts,
  href: string,
  to: { item: { itemSku: string; urlFriendlyName: string } | null; quantity: number | null; picture: number },
): RouteFacts {
  const { item } = to;
  return {
    ...route,
    ...(item === null ? {} : { productName: item.urlFriendlyName || '-', productId: item.itemSku }),
    path: href,
    quantity: to.quantity !== null && to.quantity > 1 ? to.quantity : null,
    picture: to.picture > 0 ? to.picture : null,
    redirectAction: null,
    voucher: null,
  };
}
