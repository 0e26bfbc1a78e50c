import { LONGEST_CHAT_MESSAGE } from '#src/domain/shell/limits.ts';
import { SELLER } from '../../support/products.ts';
import { say, SHELF, type Attempt, type Refusal, type RefusalTable } from './refusals.ts';
import { badId, BODY, CROSS_SITE, keyed, LOGIN, SOLD } from './refusalSteps.ts';

const FORM = 'application/x-www-form-urlencoded';
const posted = (attempt: Attempt, form: Record<string, string>): void => {
  attempt.form = form;
  attempt.headers['content-type'] = FORM;
};
const fill =
  (facts: Record<string, string>) =>
  (attempt: Attempt): void => {
    attempt.form = { ...attempt.form, ...facts };
  };
const TOO_LARGE: Refusal = {
  status: 413,
  code: 'BODY_TOO_LARGE',
  make: fill({ padding: 'x'.repeat(64 * 1024) }),
};
const TOO_LONG: Refusal = {
  status: 400,
  code: 'INVALID_BODY',
  make: fill({ text: 'x'.repeat(LONGEST_CHAT_MESSAGE + 1) }),
};
/** The key of a form lies in the form. */
const KEY_OF_FORM = keyed('account').map((refusal) => ({
  ...refusal,
  make: (attempt: Attempt) => {
    refusal.make(attempt);
    fill({ key: attempt.headers['idempotency-key'] ?? '' })(attempt);
  },
}));

/** Forms of pages that stand in for the rest of the shop, as far as they refuse with a code. */
/** The stand-in leads a guest to the login: it answers a form with a page, not with a code. [BAG-08] */
const TO_LOGIN: Refusal = { ...LOGIN, status: 303, code: 'null', name: 'LOGIN_REQUIRED' };

export const pageTables: readonly RefusalTable[] = [
  {
    write: 'POST /short-link',
    isPage: true,
    start: (attempt) => {
      attempt.body = { url: `https://shop.test/p/barang-uji/${attempt.item}` };
    },
    refusals: [
      CROSS_SITE,
      ...BODY,
      {
        status: 400,
        code: 'INVALID_BODY',
        name: 'INVALID_BODY of a link to no product',
        without: ['id'],
        make: say({ url: 'https://shop.test/cart' }),
      },
      ...SOLD,
    ],
  },
  {
    write: 'POST /login',
    isPage: true,
    start: (attempt) => posted(attempt, { member: 'member-ayu', redirect: '/' }),
    refusals: [
      CROSS_SITE,
      TOO_LARGE,
      { status: 400, code: 'UNKNOWN_MEMBER', make: fill({ member: 'member-nobody' }) },
    ],
  },
  {
    write: 'POST /demo',
    isPage: true,
    start: (attempt) => posted(attempt, { on: 'newShell' }),
    refusals: [
      CROSS_SITE,
      {
        status: 415,
        code: 'FORM_EXPECTED',
        make: (attempt) => {
          attempt.headers['content-type'] = 'text/plain';
        },
      },
      TOO_LARGE,
      { status: 400, code: 'UNKNOWN_SWITCH', make: fill({ on: 'nothing' }) },
    ],
  },
  {
    write: 'POST /member/seller-chat/{merchantCode}',
    isPage: true,
    start: (attempt) => {
      attempt.member = 'ayu';
      attempt.places['merchantCode'] = SELLER.code;
      posted(attempt, { text: 'Halo', itemSku: SHELF, key: attempt.key });
      attempt.headers['accept'] = 'application/json';
    },
    // The seller before the words: the chat is a page of theirs.
    refusals: [
      CROSS_SITE,
      LOGIN,
      badId('merchantCode'),
      {
        status: 404,
        code: 'MERCHANT_NOT_FOUND',
        needs: ['merchantCode'],
        make: (attempt) => {
          attempt.places['merchantCode'] = 'TOK-NOBODY';
        },
      },
      TOO_LARGE,
      TOO_LONG,
      ...KEY_OF_FORM,
    ],
  },
  {
    write: 'POST /chat-apoteker',
    isPage: true,
    start: (attempt) => {
      attempt.member = 'ayu';
      posted(attempt, { text: 'Halo', key: attempt.key });
      attempt.headers['accept'] = 'application/json';
    },
    refusals: [CROSS_SITE, LOGIN, TOO_LARGE, TOO_LONG, ...KEY_OF_FORM],
  },
  {
    write: 'POST /member/blipay/paylater/introduction',
    isPage: true,
    start: (attempt) => {
      attempt.member = 'ayu';
    },
    refusals: [CROSS_SITE, TO_LOGIN],
  },
  {
    write: 'POST /verify-email',
    isPage: true,
    start: (attempt) => {
      attempt.member = 'budi';
    },
    refusals: [CROSS_SITE, TO_LOGIN],
  },
  {
    write: 'POST /subscription/cart/start',
    isPage: true,
    start: (attempt) => {
      attempt.member = 'ayu';
    },
    refusals: [CROSS_SITE, TO_LOGIN],
  },
  {
    write: 'POST /subscription/cart/drop',
    isPage: true,
    start: (attempt) => {
      attempt.member = 'ayu';
      posted(attempt, { line: 'gone-already' });
    },
    refusals: [CROSS_SITE, TO_LOGIN, TOO_LARGE],
  },
];
