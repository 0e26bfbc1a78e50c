import { LRUCache } from 'lru-cache';
import { AGENT_TYPES, type AgentFormat } from '#src/domain/seo/agent.ts';

/** Addresses of products, real or possible. Other pages are for people alone. */
const PRODUCT_ADDRESSES = /^\/(?:grocery\/)?(?:p|pdp-shell)\/[^/]+(?:\/[^/]+)?\/?$/i;
const LONGEST_ACCEPT = 1_000;

const TYPES: readonly [type: string, format: AgentFormat | null][] = [
  ['text/html', null],
  [AGENT_TYPES.markdown, 'markdown'],
  [AGENT_TYPES.json, 'json'],
];

/** Browsers send few variants of the header, so a small cache serves most requests. */
const wanted = new LRUCache<string, { format: AgentFormat | null }>({ max: 200 });

/**
 * The format that a program wants of a product's address; null is the page. The highest quality wins; then a type that
 * is named before one under a wildcard, then the first in the header. [SEO-13]
 */
export function agentFormatOf(request: Request, { pathname } = new URL(request.url)): AgentFormat | null {
  if (!PRODUCT_ADDRESSES.test(pathname)) return null;
  const accept = (request.headers.get('accept') ?? '').slice(0, LONGEST_ACCEPT);
  const known = wanted.get(accept);
  if (known !== undefined) return known.format;
  const format = formatWantedBy(accept);
  wanted.set(accept, { format });
  return format;
}

function formatWantedBy(accept: string): AgentFormat | null {
  const asked = accept.split(',').map((one, position) => {
    const [type = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { type, position, quality: quality === undefined ? 1 : Number(quality) || 0 };
  });
  const wishOf = (type: string) => {
    const ranges = [type, `${type.split('/')[0]}/*`, '*/*'];
    for (const [wideness, range] of ranges.entries()) {
      const found = asked.find((one) => one.type === range);
      if (found !== undefined) return { ...found, wideness };
    }
    return { quality: 0, wideness: ranges.length, position: asked.length };
  };
  const wishes = TYPES.map(([type, format]) => ({ format, ...wishOf(type) }));
  const [first] = wishes.toSorted(
    (one, other) =>
      other.quality - one.quality || one.wideness - other.wideness || one.position - other.position,
  );
  return first === undefined || first.quality === 0 ? null : first.format;
}
