/** What advertisements, newsletters and social networks put into addresses; nothing of the page depends on it. */
const TRACKING = /^(utm_\w+|[a-z]*clk?id|gbraid|wbraid|_gl|srsltid|igsh(id)?|mc_[ce]id)(=|$)/i;

/**
 * An address (path with query) without the parameters that only say where a visitor came from. The others stay as they
 * are written, in their order. The browser's address keeps them all: whoever measures visits reads them there.
 */
export function withoutTracking(address: string): string {
  const start = address.indexOf('?');
  if (start === -1) return address;
  const kept = address
    .slice(start + 1)
    .split('&')
    .filter((parameter) => !TRACKING.test(parameter))
    .join('&');
  return address.slice(0, start) + (kept === '' ? '' : `?${kept}`);
}
