import { onTestFinished } from 'vitest';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { withRichText } from '#server/richText/richTextAnswers.ts';
import { createBackendCalls } from '#src/app/createBackendCalls.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { visitor } from './visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);

/** The page's services on the marketplace, as one visitor. */
export function openServices(language: Language = 'id', options: Partial<MarketplaceOptions> = {}) {
  const market = createMarketplace({ dataDir: ':memory:', faults: false, now: () => NOW, ...options });
  onTestFinished(() => market.close());
  const one = visitor(market);
  const { backend, calls } = createBackendCalls({
    fetch: async (input, init) => {
      const { pathname, search } = new URL(String(input));
      return withRichText(pathname.replace('/backend', ''), await one.call(`${pathname}${search}`, init));
    },
    origin: 'http://shop.test',
    language,
    timeoutMs: 10_000,
  });
  return { ...calls, backend, ...one };
}

/** The code that a call is refused with. */
export const codeOf = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => 'no failure',
    (error: { failure: { code: string | null } }) => error.failure.code,
  );
