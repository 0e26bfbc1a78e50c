import { expect, test } from 'vitest';
import { selectHasChatWith } from '#src/machines/page/chatSelectors.ts';

const CONFIG = { 'pdp.chat.enabled': 'true', 'pdp.chat.allowed-commission-types': 'MP' };
/** The page as far as the chat's icon asks of it. */
const pageOf = ({
  kind = 'product',
  code = 'TOK-1' as string | null,
  config = CONFIG as Record<string, string> | null,
} = {}) =>
  ({
    context: {
      route: { page: { kind } },
      shown: code === null ? null : { merchant: { code, commissionType: 'MP' } },
      config,
    },
  }) as unknown as Parameters<typeof selectHasChatWith>[0];

test.each([
  ['on the page of their product', {}, true],
  ['on the page of another seller’s product', { code: 'TOK-2' }, false],
  ['on another page of the product', { kind: 'secondary' }, false],
  ['before a product is shown', { code: null }, false],
  ['before the configuration is there', { config: null }, false],
  ['where there is no chat', { config: { ...CONFIG, 'pdp.chat.enabled': 'false' } }, false],
])('[CHAT-22] the icon of the bar tells of the chat with a seller %s: %j', (_, page, isTold) => {
  expect(selectHasChatWith(pageOf(page), 'TOK-1')).toBe(isTold);
});
