import type { AnyActorLogic } from 'xstate';
import type { LaterPartName } from '#src/machines/page/pageParts.ts';

/** The code of every part that comes later: `<name>Logic` of the file of that name, each in a chunk of its own. */
const code = import.meta.glob<Record<string, AnyActorLogic>>('./*Logic.ts');

/** Fetches the code of a part that comes later; rejects when it cannot be fetched. */
export async function bringLogic(name: LaterPartName): Promise<AnyActorLogic> {
  const logic = (await code[`./${name}Logic.ts`]?.())?.[`${name}Logic`];
  if (logic === undefined) throw new Error(`src/actors/later has no ${name}Logic`);
  return logic;
}
