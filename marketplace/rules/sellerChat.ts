import type { Database, Row } from '../database/openDatabase.ts';

export interface ChatMessage {
  id: number;
  author: 'member' | 'seller';
  text: string;
}
/** Of one conversation the newest are kept. */
export const KEPT_MESSAGES = 200;

const messageOf = (row: Row): ChatMessage => ({
  id: Number(row['id']),
  author: row['author'] === 'seller' ? 'seller' : 'member',
  text: String(row['text']),
});

/** What a member and a seller wrote to each other, oldest first. */
export function conversation(database: Database, merchantCode: string, memberId: string): ChatMessage[] {
  return database
    .all(
      'SELECT id, author, text FROM chat_messages WHERE member_id = ? AND merchant_code = ? ORDER BY id',
      memberId,
      merchantCode,
    )
    .map(messageOf);
}

/** Keeps a question with its answer; to be run in a transaction. */
export function keepExchange(
  database: Database,
  talk: { merchantCode: string; memberId: string; itemSku: string | null; now: number },
  question: string,
  answer: string,
): ChatMessage[] {
  const { merchantCode, memberId, itemSku, now } = talk;
  const kept = (['member', 'seller'] as const).map((author): ChatMessage => {
    const text = author === 'member' ? question : answer;
    const row = database.get(
      `INSERT INTO chat_messages (merchant_code, member_id, author, text, item_sku, at)
       VALUES (?,?,?,?,?,?) RETURNING id`,
      merchantCode,
      memberId,
      author,
      text,
      itemSku,
      now,
    );
    return { id: Number(row?.['id']), author, text };
  });
  database.run(
    `DELETE FROM chat_messages WHERE member_id = ? AND merchant_code = ? AND id NOT IN (
       SELECT id FROM chat_messages WHERE member_id = ? AND merchant_code = ? ORDER BY id DESC LIMIT ${KEPT_MESSAGES}
     )`,
    memberId,
    merchantCode,
    memberId,
    merchantCode,
  );
  return kept;
}
