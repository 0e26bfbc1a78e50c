import { readBounded } from '#marketplace/http/readBounded.ts';
import { returnAddress } from '#marketplace/standIn/returnAddress.ts';

/** The path of a logout's form. [AUTH-14] */
export const LOGOUT_PATH = '/backend/common/users/_logout';
const MAX_FORM_BYTES = 4_096;

/**
 * Ends the visitor's session at the backend and shows them the page again, as a guest: a plain form, for which no script
 * is needed. Where it leads is a path of this site, whatever the form says and the backend answers.
 */
export async function logOut(
  request: Request,
  backend: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  const body = await readBounded(request, MAX_FORM_BYTES);
  const form = new URLSearchParams(body?.toString() ?? '');
  const headers = new Headers(request.headers);
  headers.delete('content-type');
  headers.delete('content-length');
  const answer = await backend(new Request(request.url, { method: 'POST', headers }));
  const shown = new Headers({
    location: returnAddress(form.get('redirect'), null),
    'cache-control': 'no-store',
  });
  for (const cookie of answer.headers.getSetCookie()) shown.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers: shown });
}
