import { readBounded } from '#web/readBounded.ts';
import { returnAddress } from '#web/returnAddress.ts';

/** The path of a logout's form. [AUTH-14] */
export const LOGOUT_PATH = '/backend/common/users/_logout';
/** Longest wait for a backend to confirm that it has ended the session. */
const PATIENCE_MS = 5_000;
const MAX_FORM_BYTES = 4_096;

/**
 * Ends the visitor's session at the backend and shows the page again, as to a guest; a plain form that needs no script.
 * It leads only to a path of this site. This browser forgets its session even if the backend fails, so that a visitor
 * who leaves a shared device is never still logged in.
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

/** Cookies that delete the session cookies which a browser sent. */
function forgotten(sent: string, name: string): string[] {
  const names = new Set(sent.split(';').map((one) => one.split('=')[0]?.trim()));
  return [
    ...(names.has(name) ? [`${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`] : []),
    ...(names.has(`__Host-${name}`)
      ? [`__Host-${name}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`]
      : []),
  ];
}
