import { createHash } from 'node:crypto';
import { isOfType } from '#web/contentType.ts';
import { readBounded } from '#web/readBounded.ts';
import type { PostedBuy } from '#src/app/postedBuy.ts';
import { FULFILMENTS } from '#src/domain/fulfilment/fulfilment.ts';

const MAX_FORM_BYTES = 4_096;

export interface PostedForm {
  /** The key in the page; null for a page without one. */
  key: string | null;
  buy: PostedBuy;
}

/** The buy form's fields, each validated; null when the body is no form. */
export async function readPostedForm(request: Request, path: string): Promise<PostedForm | null> {
  if (!isOfType(request.headers.get('content-type'), 'application/x-www-form-urlencoded')) return null;
  const body = await readBounded(request, MAX_FORM_BYTES);
  if (body === null) return null;
  const form = new URLSearchParams(body.toString('utf8'));
  // The visitor's choice comes before the page's: without a script both are sent.
  const fulfilments = ['chosenFulfillment', 'fulfillment'].map((name) => form.get(name));
  const key = form.get('key') ?? '';
  const fields = {
    initiator: form.get('initiator') === 'BUY_NOW' ? 'BUY_NOW' : 'ADD_TO_CART',
    quantity: (form.get('quantity') ?? '1').slice(0, 20),
    fulfilment: fulfilments.flatMap((one) => FULFILMENTS.filter((known) => known === one))[0] ?? null,
    campaignId: /^[A-Za-z0-9._-]{1,64}$/.test(form.get('campaign') ?? '') ? form.get('campaign') : null,
  } satisfies Omit<PostedBuy, 'key'>;
  return /^[a-f0-9]{32}$/.test(key)
    ? { key, buy: { ...fields, key: keyOfPost(key, path, fields) } }
    : { key: null, buy: { ...fields, key: null } };
}

/**
 * The same form with the same fields and address is one attempt, however often it is posted. A visitor who goes back
 * and changes the quantity posts the same form key, but means a new attempt.
 */
function keyOfPost(key: string, path: string, fields: Omit<PostedBuy, 'key'>): string {
  const { initiator, quantity, fulfilment, campaignId } = fields;
  const fingerprint = createHash('sha256').update(
    JSON.stringify([path, initiator, quantity, fulfilment, campaignId]),
  );
  return `${key}-${fingerprint.digest('hex').slice(0, 8)}`;
}
