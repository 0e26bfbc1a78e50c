import { randomText } from '../http/randomText.ts';

/** What each answer has of its own, also when its page is kept and sent to many. */
export interface AnswerOwn {
  /** Of the scripts, in the content security policy and in the page. */
  nonce: string;
  /** Of the plain form: posted from two answers it is two attempts, posted again from one it is the same. */
  formKey: string;
  /** When it was sent, epoch ms: the page's clock goes by it. */
  sentAt: string;
}

/** What is one visitor's own: markup and state of the bag, and of who a member is. */
export type VisitorHole = 'bagLink' | 'bagState' | 'account' | 'session';
/** What differs between the answers that one kept page is sent in. */
export type AnswerHole = keyof AnswerOwn | 'origin' | VisitorHole;

/** Nobody can know it and write it into a page. */
const mark = () => `@@${randomText(16, 'base64url')}@@`;

/** Stand in a page that is kept where each answer's own come. */
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

/** Characters of those that are always as long. */
export const OWN_LENGTHS = { nonce: 22, formKey: 32, sentAt: 13 } as const satisfies Partial<
  Record<AnswerHole, number>
>;

/** Stands for the member in a page that many members get: whatever of it is left anywhere, nobody was told of. */
export const NO_MEMBER = { id: mark(), name: mark(), email: mark(), emailVerified: null };

/** An answer's own, fresh and unguessable. */
export const newAnswerOwn = (nowMs: number): AnswerOwn => ({
  nonce: randomText(16, 'base64url'),
  formKey: randomText(16, 'hex'),
  sentAt: String(nowMs),
});
