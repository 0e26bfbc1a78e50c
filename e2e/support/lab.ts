import { expect, type Page } from 'playwright/test';
import { installBridge, type LabBridge, type Settlement, type Shared } from '../../lab/browser/bridge.ts';
import { noteTakeOver } from './record.ts';
import { ready } from './test.ts';

type Labelled = Window & { lab: LabBridge };

/**
 * Allowed console messages while one part of a page is played on its own: calls of the other parts, which are real, can
 * be refused, and a view can get different facts from the part and from the page.
 */
export const TAKEN_OVER = ['Failed to load resource', 'This view needs a loaded product'];

/** An event with whatever it carries. */
type Sent = { type: string } | ({ type: string } & Record<string, unknown>);

/** A part of the real page under the test's control. */
export interface OpenedPart {
  send(event: Sent): Promise<void>;
  resolve(id: string, output?: unknown): Promise<void>;
  reject(id: string, error: unknown): Promise<void>;
  tell(id: string, event: Sent): Promise<void>;
  value(): Promise<unknown>;
  /** Takes over a machine that now lives inside this one, by its id there. */
  inside(id: string, input?: unknown, shared?: Partial<Shared>): Promise<OpenedPart>;
}

/** Opens an address and starts a part of that page anew, with its actors held by the test; `page` is the page itself. */
export async function openPart(
  page: Page,
  address: string,
  part: string,
  input?: unknown,
  { brings = [], ...shared }: Partial<Shared> & { brings?: readonly string[] } = {},
): Promise<OpenedPart> {
  noteTakeOver(page);
  await page.goto(address);
  await ready(page);
  await page.evaluate(installBridge);
  for (const wanted of [...brings, part]) {
    await expect
      .poll(() => page.evaluate((name) => (window as unknown as Labelled).lab.isRunning(name), wanted))
      .toBe(true);
  }
  return takeOver(page, part, input, shared);
}

async function takeOver(
  page: Page,
  part: string,
  input: unknown,
  shared: Partial<Shared>,
): Promise<OpenedPart> {
  await page.evaluate(
    ([name, given, held]) => (window as unknown as Labelled).lab.takeOver(name, given, held),
    [part, input, { serverTimeMs: 0, user: null, ...shared }] as const,
  );
  const settle = (id: string, how: Settlement) =>
    page.evaluate(
      ([name, actor, what]) =>
        (window as unknown as Labelled).lab.settle(name as string, actor as string, what as Settlement),
      [part, id, how] as const,
    );
  return {
    send: (event) =>
      page.evaluate(
        ([name, what]) => (window as unknown as Labelled).lab.send(name as string, what as { type: string }),
        [part, event] as const,
      ),
    resolve: (id, output) => settle(id, { kind: 'resolve', output }),
    reject: (id, error) =>
      settle(id, {
        kind: 'reject',
        message: error instanceof Error ? error.message : String(error),
        failure: (error as { failure?: unknown }).failure,
      }),
    tell: (id, event) => settle(id, { kind: 'tell', event }),
    value: () => page.evaluate((name) => (window as unknown as Labelled).lab.value(name), part),
    inside: (id, given, held = {}) => takeOver(page, `${part}/${id}`, given, held),
  };
}
