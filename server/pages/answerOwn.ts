import { randomText } from '../http/randomText.ts';

/** Values that each answer has of its own, also when its page is kept and sent to many. */
export interface AnswerOwn {
  /** Nonce of the scripts, in the content security policy and in the page. */
  nonce: string;
  /** Key of the plain form: two answers make two attempts, and the same answer posted twice makes one. */
  formKey: string;
  /** Epoch ms at which the answer was sent; the page's clock goes by it. */
  sentAt: string;
}

/** Parts of a page that belong to one visitor: markup and state of the bag, and of the member. */
export type VisitorHole = 'bagLink' | 'bagState' | 'account' | 'session';
/** Values that differ between the answers of one kept page. */
export type AnswerHole = keyof AnswerOwn | 'origin' | VisitorHole;

/** A random mark, so that no text of a page can contain it by chance or by intent. */
const mark = () => `@@${randomText(16, 'base64url')}@@`;

/** Marks in a kept page, each replaced by the value of an answer. */
export const OWN_MARKS: Record<AnswerHole, string> = {
  nonce: mark(),
  formKey: mark(),
  sentAt: mark(),
  origin: mark(),
  bagLink: mark(),
  bagState: mark(),
  account: mark(),
  session: mark(),
};

/** Number of characters of the values that are always as long. */
export const OWN_LENGTHS = { nonce: 22, formKey: 32, sentAt: 13 } as const satisfies Partial<
  Record<AnswerHole, number>
>;

/** Stands for the member in a shared page. A mark that is left in it shows no visitor's facts. */
export const NO_MEMBER = { id: mark(), name: mark(), email: mark(), emailVerified: null };

/** Fresh and unguessable values for one answer. */
export const newAnswerOwn = (nowMs: number): AnswerOwn => ({
  nonce: randomText(16, 'base64url'),
  formKey: randomText(16, 'hex'),
  sentAt: String(nowMs),
});
