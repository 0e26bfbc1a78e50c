import type { visitor } from './visitor.ts';

export type Visitor = ReturnType<typeof visitor>;

export const add = (one: Visitor, itemSku: string, quantity = 1, facts: object = {}) =>
  one.write('/retail/carts', {
    itemSku,
    pickupPointCode: 'PP-TOK-1',
    quantity,
    fulfillment: 'DELIVERY',
    cartType: 'REGULAR',
    actionType: 'REGULAR',
    ...facts,
  });

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const textOf = async (one: Visitor, path: string) => plain(await (await one.call(path)).text());

/** Posts a form as a browser does; `undo` is the removal that the answer offers to undo. */
export async function pressed(one: Visitor, path: string, form: Record<string, string>) {
  const answer = await one.call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  const html = await answer.text();
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    html,
    text: plain(html),
    undo: /name="of" value="([^"]+)"/.exec(html)?.[1] ?? '',
  };
}
