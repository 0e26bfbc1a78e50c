import type { Socket } from 'node:net';

/** The answer to a request that could not be read: not even its language is known. */
const SAID: Record<number, { line: string; words: string }> = {
  431: {
    line: 'Request Header Fields Too Large',
    words:
      'Permintaan dari browser ini terlalu besar. Hapus cookie untuk situs ini, lalu muat ulang. | This browser sent too much. Delete the cookies of this site, then reload.',
  },
  413: { line: 'Payload Too Large', words: 'Permintaan terlalu besar. | The request is too large.' },
  408: {
    line: 'Request Timeout',
    words: 'Permintaan terputus. Coba lagi. | The request was cut off. Try again.',
  },
  400: {
    line: 'Bad Request',
    words: 'Permintaan tidak bisa dibaca. | The request could not be read.',
  },
};
const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The status for a request that Node could not read, by the code of its error. */
export const unreadStatus = (code: string | undefined): number => STATUS_OF[code ?? ''] ?? 400;

/** Answers such a request with a short page, and ends the connection. */
export function answerUnread(socket: Socket, status: number): void {
  const { line, words } = SAID[status] ?? { line: 'Bad Request', words: '' };
  const paragraphs = words.split(' | ').map((one) => `<p>${one}</p>`);
  const body = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title>${paragraphs.join('')}`;
  socket.end(
    [
      `HTTP/1.1 ${status} ${line}`,
      'connection: close',
      'cache-control: no-store',
      'content-type: text/html; charset=utf-8',
      "content-security-policy: default-src 'none'",
      'x-content-type-options: nosniff',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}
