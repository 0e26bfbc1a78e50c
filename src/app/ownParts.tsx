import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { createActor, fromPromise, waitFor } from 'xstate';
import * as z from 'zod/mini';
import { toBagContents } from '#src/actors/bagContents.ts';
import type { Translate } from '#src/copy/copyTypes.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import { bagMachine, type BagContents } from '#src/machines/bag/bag/bagMachine.ts';
import { sessionMachine } from '#src/machines/session/session/sessionMachine.ts';
import { bagSummary, grocerySummary } from '#src/services/bag/bag/contract.ts';
import { envelope } from '#src/services/http/envelope.ts';
import { currentUser, type CurrentUser } from '#src/services/session/session/contract.ts';
import { AccountMenu } from '#src/views/shells/AccountMenu.tsx';
import { BagLinkOf } from '#src/views/shells/BagLink.tsx';
import { sentPart } from './persistedState.ts';
import { inertJson } from './stateEnvelope.ts';

/** A visitor's bag, as the page shows it and keeps it in its state. */
export interface BagFragments {
  /** Markup of the way to the bag. */
  bagLink: string;
  /** The bag's snapshot in the page's state. */
  bagState: string;
}

/** With the SKUs in the bag; null where the backend gives none. */
export interface OwnBag extends BagFragments {
  items: string[] | null;
}

/** The member, as the page shows them and keeps them in its state. */
export interface MemberFragments {
  /** Markup of the member's menu. */
  account: string;
  /** The session's snapshot in the page's state. */
  session: string;
}

/** The page around the parts of one visitor. */
export interface PageOfParts {
  vendor: Vendor;
  language: Language;
  /** The page's address, to which the logout returns. */
  path: string;
}
interface PageFacts extends PageOfParts {
  t: Translate;
}

/** Makes the parts of one visitor for a page that many share; `answer` is the backend's, as it came. */
export interface OwnParts {
  /** Another host makes the same parts from it. */
  page: PageOfParts;
  /** Null for an unreadable answer, and where the page would show more than the count. */
  bagOf: (answer: string) => Promise<OwnBag | null>;
  /** Null for a guest, and for an answer that the page could not read. */
  memberOf: (answer: string) => Promise<MemberFragments | null>;
}

/** Made by the machines and the views that would make it in the page itself. */
export function createOwnParts(page: PageFacts): OwnParts {
  const { vendor, language } = page;
  let path: string | null = null;
  return {
    page: { vendor, language, path: page.path },
    bagOf: (answer) => bagFragments(page, answer),
    async memberOf(answer) {
      const member = await keptMember(page, answer);
      if (member === null) return null;
      const [before, after] = member.menu;
      path ??= inMarkup(page.path);
      return { account: before + path + after, session: member.session };
    },
  };
}

const KEPT_FRAGMENTS = 2_000;
const keptBags = new LRUCache<string, BagFragments>({ max: KEPT_FRAGMENTS });

async function bagFragments({ vendor, language, t }: PageFacts, answer: string): Promise<OwnBag | null> {
  const bag = readAnswer(vendor === 'grocery' ? grocerySummary : bagSummary, answer);
  if (bag === undefined) return null;
  const contents = toBagContents(bag);
  // A toast reports items that a login could not keep.
  if (contents.notKept > 0) return null;
  const key = [vendor, language, contents.totalItems, contents.subtotal].join(' ');
  const fragments = keptBags.get(key) ?? {
    bagLink: renderToString(<BagLinkOf {...contents} vendor={vendor} t={t} />),
    bagState: `"bag":{"snapshot":${inertJson(await bagSnapshot(vendor, contents))}`,
  };
  keptBags.set(key, fragments);
  return { ...fragments, items: bag.items };
}

/** As the page's own bag persists once it has read that much. */
async function bagSnapshot(vendor: Vendor, contents: BagContents): Promise<unknown> {
  const bag = createActor(
    bagMachine.provide({
      actors: { loadBag: fromPromise<BagContents, { vendor: Vendor }>(async () => contents) },
    }),
    { input: { vendor } },
  );
  bag.start();
  await waitFor(bag, (snapshot) => !snapshot.hasTag('busy'));
  const snapshot = sentPart(bag.getPersistedSnapshot(), bag.getSnapshot());
  bag.stop();
  return snapshot;
}

/** Stands for the address in a menu kept for all addresses; markup leaves it unchanged. */
const PATH_MARK = '@@path@@';
/** The menu in front of the address and behind it. */
interface KeptMember {
  menu: [before: string, after: string];
  session: string;
}
/** A name may be of any length. */
const MEMBER_CHARACTERS = 4 * 1024 * 1024;
const keptMembers = new LRUCache<string, KeptMember>({
  maxSize: MEMBER_CHARACTERS,
  sizeCalculation: ({ menu, session }, key) => key.length + menu.join('').length + session.length,
});

async function keptMember({ language, t }: PageFacts, answer: string): Promise<KeptMember | null> {
  const key = `${language} ${answer}`;
  const kept = keptMembers.get(key);
  if (kept !== undefined) return kept;
  const user = readAnswer(currentUser, answer);
  if (user === undefined || user === null) return null;
  const menu = renderToString(<AccountMenu name={user.name} path={PATH_MARK} t={t} />).split(PATH_MARK);
  const [before, after] = menu;
  // A name may contain the mark.
  if (before === undefined || after === undefined || menu.length > 2) return null;
  const session = `"session":{"snapshot":${inertJson(await sessionSnapshot(user))}`;
  const member: KeptMember = { menu: [before, after], session };
  keptMembers.set(key, member);
  return member;
}

/** As the page's own session persists once it knows the visitor. */
async function sessionSnapshot(user: CurrentUser): Promise<unknown> {
  const session = createActor(
    sessionMachine.provide({
      actors: { loadCurrentUser: fromPromise<CurrentUser | null, void>(async () => user) },
      // There is no page to report to.
      actions: { reportMember: () => {} },
    }),
  );
  session.start();
  await waitFor(session, (snapshot) => !snapshot.hasTag('busy'));
  const snapshot = sentPart(session.getPersistedSnapshot(), session.getSnapshot());
  session.stop();
  return snapshot;
}

/** A value of an attribute as React writes it. */
const inMarkup = (value: string): string =>
  renderToString(<i title={value} />).slice('<i title="'.length, -6);

/** The data of an answer; undefined for one that the page could not read. */
function readAnswer<T extends z.core.$ZodType>(schema: T, answer: string): z.output<T> | undefined {
  try {
    const read = z.safeParse(envelope(schema), JSON.parse(answer));
    return read.success ? (read.data as { data: z.output<T> }).data : undefined;
  } catch {
    return undefined;
  }
}
