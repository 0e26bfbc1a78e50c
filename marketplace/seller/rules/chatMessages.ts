import type { Database, Row } from '../../core/database/openDatabase.ts';

/** The partners with whom a member can talk. */
export const CHAT_PARTNERS = ['seller', 'pharmacist'] as const;
export type ChatPartner = (typeof CHAT_PARTNERS)[number];

export interface ChatMessage {
  id: number;
  author: 'member' | ChatPartner;
  text: string;
}
/** A member and the partner; `code` names the partner among those of its kind. */
export interface Talk {
  partner: ChatPartner;
  code: string;
  memberId: string;
}
/** The most messages of one conversation, the newest. */
export const KEPT_MESSAGES = 200;

const messageOf = (row: Row): ChatMessage => ({
  id: Number(row['id']),
  author: CHAT_PARTNERS.find((partner) => partner === row['author']) ?? 'member',
  text: String(row['text']),
});

/** Returns the messages of a member and the partner, oldest first. */
export function conversation(database: Database, { partner, code, memberId }: Talk): ChatMessage[] {
  return database
    .all(
      'SELECT id, author, text FROM chat_messages WHERE member_id = ? AND partner = ? AND partner_code = ? ORDER BY id',
      memberId,
      partner,
      code,
    )
    .map(messageOf);
}

/** Stores a question with its answer; to be run in a transaction. */
export function keepExchange(
  database: Database,
  talk: Talk & { itemSku: string | null; now: number },
  question: string,
  answer: string,
): ChatMessage[] {
  const { partner, code, memberId, itemSku, now } = talk;
  const kept = (['member', partner] as const).map((author): ChatMessage => {
    const text = author === 'member' ? question : answer;
    const row = database.get(
      `INSERT INTO chat_messages (partner, partner_code, member_id, author, text, item_sku, at)
       VALUES (?,?,?,?,?,?,?) RETURNING id`,
      partner,
      code,
      memberId,
      author,
      text,
      itemSku,
      now,
    );
    return { id: Number(row?.['id']), author, text };
  });
  database.run(
    `DELETE FROM chat_messages WHERE member_id = ? AND partner = ? AND partner_code = ? AND id NOT IN (
       SELECT id FROM chat_messages WHERE member_id = ? AND partner = ? AND partner_code = ?
       ORDER BY id DESC LIMIT ${KEPT_MESSAGES}
     )`,
    memberId,
    partner,
    code,
    memberId,
    partner,
    code,
  );
  return kept;
}
