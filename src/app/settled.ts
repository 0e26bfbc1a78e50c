import type { AnyActorRef } from 'xstate';
import type { PageParts } from '#src/machines/page/pageParts.ts';
import type { Page } from './createPage.ts';

/** Resolves with the promise, or when its time is over. */
export async function within(promise: Promise<void> | undefined, ms: number): Promise<void> {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([promise, over]);
  clearTimeout(timer);
}

/** A part of the first load, while the page has it. */
export function part<TName extends keyof PageParts>(page: Page, name: TName): PageParts[TName] | undefined {
  return page.getSnapshot().children[name] as PageParts[TName] | undefined;
}

/** Resolves when none of the parts is busy, at the latest after a while. */
export async function settled(
  page: Page,
  names: readonly (keyof PageParts)[],
  deadlineMs: number,
): Promise<void> {
  const isSettled = () =>
    names.every((name) => {
      const snapshot = part(page, name)?.getSnapshot();
      // A part that threw changes no more. [ERR-67]
      return snapshot === undefined || snapshot.status === 'error' || !snapshot.hasTag('busy');
    });
  await waitUntil(page, names, isSettled, deadlineMs);
}

/** Resolves when something is reached, as the parts change, at the latest after a while. */
export async function waitUntil(
  page: Page,
  names: readonly (keyof PageParts)[],
  isReached: () => boolean,
  deadlineMs: number,
): Promise<void> {
  if (isReached()) return;
  await new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      for (const subscription of subscriptions) subscription.unsubscribe();
      resolve();
    };
    const timer = setTimeout(finish, deadlineMs);
    const check = () => {
      if (isReached()) finish();
    };
    const subscriptions = names.flatMap((name) => {
      const ref = part(page, name);
      return ref === undefined ? [] : [(ref as AnyActorRef).subscribe(check)];
    });
  });
}
