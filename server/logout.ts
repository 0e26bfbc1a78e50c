import { readBounded } from '#web/readBounded.ts';
import { returnAddress } from '#web/returnAddress.ts';

/** The path of a logout's form. [AUTH-14] */
export const LOGOUT_PATH = '/backend/common/users/_logout';
/** Nobody waits longer for a backend to say that it has forgotten them. */
const PATIENCE_MS = 5_000;
const MAX_FORM_BYTES = 4_096;

/**
 * Ends the visitor's session at the backend and shows them the page again, as a guest: a plain form, for which no script
 * is needed. Where it leads is a path of this site, whatever the form says and the backend answers. Whatever that is, this
 * browser forgets its session as well: who leaves a shared device must not stay logged in because a backend failed.
 */
export async function logOut(
  request: Request,
  backend: (request: Request) => Response | Promise<Response>,
  { sessionCookie, onError }: { sessionCookie: string; onError: (error: unknown) => void },
): Promise<Response> {
  const body = await readBounded(request, MAX_FORM_BYTES);
  const form = new URLSearchParams(body?.toString() ?? '');
  const headers = new Headers(request.headers);
  headers.delete('content-type');
  headers.delete('content-length');
  const cookies = forgotten(request.headers.get('cookie') ?? '', sessionCookie);
  try {
    const answer = await backend(
      new Request(request.url, { method: 'POST', headers, signal: AbortSignal.timeout(PATIENCE_MS) }),
    );
    cookies.push(...answer.headers.getSetCookie());
  } catch (error) {
    onError(error);
  }
  const shown = new Headers({
    location: returnAddress(form.get('redirect'), null),
    'cache-control': 'no-store',
  });
  for (const cookie of cookies) shown.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers: shown });
}

/** What takes the session's cookies that a browser sent from it. */
function forgotten(sent: string, name: string): string[] {
  const names = new Set(sent.split(';').map((one) => one.split('=')[0]?.trim()));
  return [
    ...(names.has(name) ? [`${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`] : []),
    ...(names.has(`__Host-${name}`)
      ? [`__Host-${name}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`]
      : []),
  ];
}
