/**
 * A document as lines, without what differs between two builds or two answers that are the same: nonces, keys of forms,
 * hashes in the names of files, the version of the state. Data within it stands as indented JSON.
 */
export function documentLines(html: string): string {
  return masked(html)
    .replaceAll(
      /(<script type="application\/(?:ld\+)?json"[^>]*>)([^]*?)(<\/script>)/g,
      (_, open: string, json: string, close: string) => `${open}\n${indented(json)}\n${close}`,
    )
    .replaceAll('><', '>\n<');
}

/** JSON with a line for each value; any other text as it is. */
export function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 1);
  } catch {
    return text;
  }
}

/** A text without the parts that are random in every build or answer. */
export const masked = (text: string): string =>
  text
    .replaceAll(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/g, 'http://host')
    .replaceAll(/nonce(="|-)[\w+/=-]+/g, 'nonce$1…')
    .replaceAll(/(\/assets\/[\w.-]+?)-[\w-]{7,8}(?=\.\w+)/g, '$1')
    .replaceAll(/("version":")[0-9a-f]{12}(?=")/g, '$1…')
    .replaceAll(/\b[0-9a-f]{32}\b|(?<=\(uji )[0-9a-f]{8}(?=\))/g, '…')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '…');
