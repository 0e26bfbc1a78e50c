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

/** The first parts that are told facts, each with what it wants and how long it lives. */
export const FACTS_WANTED = PART_NAMES.flatMap((name) => {
  const { wants, lives } = FIRST_PARTS[name] as FirstPart<AnyStateMachine>;
  return wants === undefined ? [] : [{ name, wants, lives }];
});

/** First parts that the server's render waits for. */
export function partsAwaited(awaited: Awaited): PartName[] {
  return PART_NAMES.filter((name) => FIRST_PARTS[name].awaited === awaited);
}

/** First parts whose state is one visitor's own. */
export function partsOwn(): PartName[] {
  return PART_NAMES.filter((name) => FIRST_PARTS[name].own);
}

/** First parts that take what they need of a summary. */
export function partsToldSummaries(): PartName[] {
  return PART_NAMES.filter((name) => FIRST_PARTS[name].summaries);
}

/** How one part is started by the chart of the page. */
interface PartInvoke<TName extends PartName> {
  id: TName;
  src: TName;
  systemId: TName;
  input: (args: { context: StartFacts }) => InputFrom<PartMachines[TName]>;
}

/** How the chart of the page starts its parts of one life, in their order. */
export function invokesOf(lives: Life) {
  return PART_NAMES.filter((name) => FIRST_PARTS[name].lives === lives).map((name) => {
    const { input } = FIRST_PARTS[name] as FirstPart<AnyStateMachine>;
    // Each entry of the table was held to its own machine.
    return {
      id: name,
      src: name,
      systemId: name,
      ...(input === undefined ? {} : { input: ({ context }: { context: StartFacts }) => input(context) }),
    } as { [TName in PartName]: PartInvoke<TName> }[PartName];
  });
}
