import type { AnyActorLogic } from 'xstate';
import type { LaterPartName } from '#src/machines/page/pageParts.ts';
import { forgetFormerMember } from './keptOwner.ts';

/** The code of every later part: `<name>Logic` of the file of that name, each in the file of its area. */
const files = import.meta.glob<Record<string, AnyActorLogic>>(['../*/*Logic.ts', '!../first/*']);
const bringers = new Map(
  Object.entries(files).map(([file, bring]) => [file.slice(file.lastIndexOf('/') + 1), bring]),
);

/** Parts that read values of an earlier visit. */
const READERS: readonly LaterPartName[] = ['address', 'groceryStore', 'recentProducts', 'shipping'];

export async function loadLogic(
  name: LaterPartName,
  system: Parameters<typeof forgetFormerMember>[0],
): Promise<AnyActorLogic> {
  if (READERS.includes(name)) await forgetFormerMember(system);
  const logic = (await bringers.get(`${name}Logic.ts`)?.())?.[`${name}Logic`];
  if (logic === undefined) throw new Error(`src/actors has no ${name}Logic`);
  return logic;
}
