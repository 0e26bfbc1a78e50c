import type { QuoteRequest } from '#src/domain/quote/quote.ts';
import { QUOTE_OPEN_MS } from '#src/domain/shell/limits.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';

/**
 * Takes a member's request for a quote; to be run in a transaction. Refuses a second one for the item while the first
 * is open, with the first one's number. [QUOTE-04]
 *
 * @returns the number of the request
 */
export function takeQuote(
  database: Database,
  asked: QuoteRequest & { memberId: string; itemSku: string },
  now: number,
): { number: number } {
  const { memberId, itemSku, quantity, company, contact, message } = asked;
  const former = database.get(
    'SELECT number FROM quotes WHERE member_id = ? AND item_sku = ? AND at > ? ORDER BY at DESC LIMIT 1',
    memberId,
    itemSku,
    now - QUOTE_OPEN_MS,
  );
  if (former !== undefined)
    throw new Refusal(409, 'QUOTE_ALREADY_EXISTS', { quote: Number(former['number']) });
  const row = database.get(
    `INSERT INTO quotes (member_id, item_sku, quantity, company, contact, message, at)
     VALUES (?,?,?,?,?,?,?) RETURNING number`,
    memberId,
    itemSku,
    quantity,
    company,
    contact,
    message,
    now,
  );
  return { number: Number(row?.['number']) };
}
