import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Page } from './createPage.ts';
import type { SentPage, SentPart } from './stateEnvelope.ts';

/** The state of a part as it is sent. [LOAD-09] */
export function sentPart(persisted: unknown, { tags }: Pick<AnyMachineSnapshot, 'tags'>): SentPart {
  return { ...(persisted as SentPart), ...(tags.size === 0 ? {} : { tags: [...tags] }) };
}

/** The state of the page and its parts as it is sent. */
export function sentPage(page: Page): SentPage {
  const snapshot = page.getSnapshot();
  const sent = sentPart(page.getPersistedSnapshot(), snapshot) as SentPage;
  const actors: Record<string, AnyActorRef | undefined> = snapshot.children;
  const children = Object.entries(sent.children).map(([name, child]) => {
    const present: Partial<AnyMachineSnapshot> | undefined = actors[name]?.getSnapshot();
    return [name, { ...child, snapshot: sentPart(child.snapshot, { tags: present?.tags ?? new Set() }) }];
  });
  return { ...sent, children: Object.fromEntries(children) as SentPage['children'] };
}
