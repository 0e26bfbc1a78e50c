/** Headers of the visitor on every call that is made for them: identity, place, client and trace. */
const OF_THE_VISITOR = [
  'cookie',
  'user-agent',
  'x-forwarded-proto',
  'x-forwarded-for',
  'traceparent',
  'tracestate',
  'x-request-id',
];
/** Those among them that say nothing of the visitor. */
const OF_THE_REQUEST = ['x-forwarded-proto', 'x-forwarded-host', 'traceparent', 'x-request-id'];
/** Further headers of a browser's own call. */
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

/** Headers about the visitor for the backend, in a browser's call as in a render. */
export function visitorHeaders(request: Request): Record<string, string> {
  return {
    ...pick(request.headers, OF_THE_VISITOR),
    // The host that the visitor asked for; the connection to the backend has another.
    'x-forwarded-host': new URL(request.url).host,
  };
}

/** Headers for a shared page: they name its request, but nothing of its visitor. */
export const sharedHeaders = (request: Request): Record<string, string> => ({
  ...pick(request.headers, OF_THE_REQUEST),
  'x-forwarded-host': new URL(request.url).host,
});

/** Headers of a shared call that name its request: id, trace and address. */
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
