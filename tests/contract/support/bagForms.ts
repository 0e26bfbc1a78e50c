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
    .replace(/<footer.*$/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const textOf = async (one: Visitor, path: string) => plain(await (await one.call(path)).text());

/** The page that a form led on to with its outcome, as a browser follows it; the answer itself where it led to none. */
export async function shownAfter(one: Pick<Visitor, 'call'>, answer: Response): Promise<Response> {
  const said = answer.headers.getSetCookie().find((set) => set.startsWith('said='));
  const address = answer.headers.get('location');
  if (said === undefined || address === null) return answer;
  return one.call(address, { headers: { cookie: said.split(';')[0] ?? '' } });
}

/** Posts a form as a browser does, and follows it; `undo` is the removal that the page offers to undo. */
export async function pressed(one: Visitor, path: string, form: Record<string, string>) {
  const answer = await one.call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  const shown = await shownAfter(one, answer);
  const html = await shown.text();
  return {
    status: shown.status,
    location: answer.headers.get('location'),
    html,
    text: plain(html),
    undo: /name="of" value="([^"]+)"/.exec(html)?.[1] ?? '',
  };
}
