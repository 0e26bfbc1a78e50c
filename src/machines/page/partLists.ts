import type { AnyStateMachine, InputFrom } from 'xstate';
import type { StartFacts } from '../protocol/partFacts.ts';
import {
  FIRST_PARTS,
  PART_NAMES,
  type Awaited,
  type FirstPart,
  type Life,
  type PartMachines,
  type PartName,
} from './pageParts.ts';

/** The machines of the first parts. */
export function partMachines(): PartMachines {
  return Object.fromEntries(PART_NAMES.map((name) => [name, FIRST_PARTS[name].machine])) as PartMachines;
}

/** The first parts that receive facts, each with the facts that it wants and its life. */
export const FACTS_WANTED = PART_NAMES.flatMap((name) => {
  const { wants, lives } = FIRST_PARTS[name] as FirstPart<AnyStateMachine>;
  return wants === undefined ? [] : [{ name, wants, lives }];
});

/** First parts that the server's render waits for. */
export function partsAwaited(awaited: Awaited): PartName[] {
  return PART_NAMES.filter((name) => FIRST_PARTS[name].awaited === awaited);
}

/** First parts whose state is private to one visitor. */
export function partsOwn(): PartName[] {
  return PART_NAMES.filter((name) => FIRST_PARTS[name].own);
}

/** First parts that receive summaries. */
export function partsToldSummaries(): PartName[] {
  return PART_NAMES.filter((name) => FIRST_PARTS[name].summaries);
}

/** The invocation of one part in the page's chart. */
interface PartInvoke<TName extends PartName> {
  id: TName;
  src: TName;
  systemId: TName;
  input: (args: { context: StartFacts }) => InputFrom<PartMachines[TName]>;
}

/** The invocations of all first parts of one life, in their order. */
export function invokesOf(lives: Life) {
  return PART_NAMES.filter((name) => FIRST_PARTS[name].lives === lives).map((name) => {
    const { input } = FIRST_PARTS[name] as FirstPart<AnyStateMachine>;
    // The type of each table entry was checked against its own machine.
    return {
      id: name,
      src: name,
      systemId: name,
      ...(input === undefined ? {} : { input: ({ context }: { context: StartFacts }) => input(context) }),
    } as { [TName in PartName]: PartInvoke<TName> }[PartName];
  });
}
