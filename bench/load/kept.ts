import type * as z from 'zod/mini';
import { readBag, type bagSummary } from '#src/services/bag/bag/contract.ts';
import { listMerchantVouchers, type vouchers } from '#src/services/promo/promotions/contract.ts';
import { listQuestions, type questionList } from '#src/services/questions/questions/contract.ts';
import type { Call } from './calls.ts';
import type { Visitor } from './shoppers.ts';

/** Writes that the shop acknowledged, and those of them that it does not know afterwards. */
export interface Kept {
  acknowledged: number;
  unanswered: number;
  /** One line for each visitor whose bag has less or more than was acknowledged, or who misses something. */
  lost: string[];
}

/** Asks every visitor's bag, vouchers, questions and checkouts once more, as the visitor. */
export async function askWhatIsKept(
  visitors: readonly Visitor[],
  read: (visitor: Visitor, call: Call) => Promise<unknown>,
): Promise<Kept> {
  const kept: Kept = { acknowledged: 0, unanswered: 0, lost: [] };
  for (const visitor of visitors) {
    const { added, unanswered, before, claims, questions, checkouts, name } = visitor;
    kept.acknowledged += added + claims.length + questions.length + checkouts.length;
    kept.unanswered += unanswered;
    const who = name ?? 'a guest';
    if (added + unanswered > 0) {
      const bag = (await read(visitor, { step: 'kept bag', wire: readBag })) as
        | z.output<typeof bagSummary>
        | undefined;
      const pieces = (bag?.totalItems ?? Number.NaN) - before;
      if (!(pieces >= added && pieces <= added + unanswered))
        kept.lost.push(`${who}: ${added} pieces were acknowledged, ${pieces} are in the bag`);
    }
    for (const { voucher, itemSku } of claims) {
      const call = { step: 'kept voucher', wire: listMerchantVouchers, query: { itemSku } };
      const told = (await read(visitor, call)) as z.output<typeof vouchers> | undefined;
      if (told?.find(({ id }) => id === voucher)?.status !== 'CLAIMED')
        kept.lost.push(`${who}: the claim of ${voucher}`);
    }
    for (const { id, itemSku } of questions) {
      const call = { step: 'kept question', wire: listQuestions, places: { id: itemSku } };
      const told = (await read(visitor, call)) as z.output<typeof questionList> | undefined;
      if (told?.own.some((own) => own.id === id) !== true) kept.lost.push(`${who}: the question ${id}`);
    }
    for (const { id, product } of checkouts) {
      const page = await visitor.browser.ask({ path: `/retail/checkout/${encodeURIComponent(id)}` });
      if (page.status !== 200 || !page.text.includes(product)) kept.lost.push(`${who}: the checkout ${id}`);
    }
  }
  return kept;
}
