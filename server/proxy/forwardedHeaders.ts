/** Of a visitor, on every call that is made for them: who asks, from where, by what, and as part of which trace. */
const OF_THE_VISITOR = [
  'cookie',
  'user-agent',
  'x-forwarded-proto',
  'x-forwarded-for',
  'traceparent',
  'tracestate',
  'x-request-id',
];
/** Of these, what says nothing of who asked. */
const OF_THE_REQUEST = ['x-forwarded-proto', 'x-forwarded-host', 'traceparent', 'x-request-id'];
/** Beside these, of a call that a browser makes by itself. */
const OF_THE_CALL = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'x-session',
  'x-latitude',
  'x-longitude',
  'x-postal-code',
  'x-district',
  'x-city',
  'x-channel',
];

/** What the backend is told of the visitor, be it in a call of their browser or of the render of their page. */
export function visitorHeaders(request: Request): Record<string, string> {
  return {
    ...pick(request.headers, OF_THE_VISITOR),
    // The address as the visitor wrote it; the connection to the backend has another.
    'x-forwarded-host': new URL(request.url).host,
  };
}

/** Of a page that many get, the backend learns of nobody who asked for it; only which request it was made in. */
export const sharedHeaders = (request: Request): Record<string, string> => ({
  ...pick(request.headers, OF_THE_REQUEST),
  'x-forwarded-host': new URL(request.url).host,
});

/** What a call that is made for everybody says of the request in which it was made: its name, its trace, its address. */
export const requestHeaders = (headers: Record<string, string>): Record<string, string> =>
  pick(new Headers(headers), OF_THE_REQUEST);

/** The headers of a browser's call that reach the backend. */
export const callHeaders = (request: Request): Record<string, string> => ({
  ...pick(request.headers, OF_THE_CALL),
  ...visitorHeaders(request),
});

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) picked[name] = value;
  }
  return picked;
}
