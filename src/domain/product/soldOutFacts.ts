import { valueOf, type AttributeGroup, type OptionAttribute, type ProductOption } from './variant.ts';

/** A sold-out value, the other choices that it is sold out with, and the values with which it is still available. */
export interface SoldOutFact {
  value: string;
  /** The fewest of the present choices that it is sold out with; none when it is sold out altogether. */
  choices: OptionAttribute[];
  /**
   * Values of one other attribute with an option that has both, the rest as it is chosen; empty when changing one choice
   * does not help.
   */
  elsewhere: { value: string; target: ProductOption }[];
}

const knownFacts = new WeakMap<
  readonly AttributeGroup[],
  { options: readonly ProductOption[]; facts: SoldOutFact[] }
>();

/**
 * Returns the sold-out facts of the present choices, the last chosen attribute first, then one per attribute. Each holds for all
 * options: "sold out with Pandan" is said only when no other size of Pandan has the value. [PRODUCT-09]
 */
export function soldOutFacts(
  options: readonly ProductOption[],
  groups: readonly AttributeGroup[],
): SoldOutFact[] {
  const known = knownFacts.get(groups);
  if (known?.options === options) return known.facts;
  const facts = factsOf(options, groups);
  knownFacts.set(groups, { options, facts });
  return facts;
}

function factsOf(options: readonly ProductOption[], groups: readonly AttributeGroup[]): SoldOutFact[] {
  const chosen = groups.flatMap(({ name, choices }) =>
    choices.filter(({ selected }) => selected).map(({ value }) => ({ name, value })),
  );
  const named = groups.flatMap(({ name, choices }) => {
    const soldOut = choices.filter(({ available }) => !available);
    const choice = soldOut.find(({ selected }) => selected) ?? soldOut[0];
    return choice === undefined ? [] : [{ name, ...choice }];
  });
  // The last attribute is the one that visitors give up last: a shoe of their size in another colour still fits.
  const facts = [
    ...named.filter(({ selected }) => selected).reverse(),
    ...named.filter(({ selected }) => !selected),
  ].map(({ name, value }) => soldOutFact(options, chosen, { name, value }));
  const gone = new Set(facts.filter(({ choices }) => choices.length === 0).map(({ value }) => value));
  // A chosen option that is sold out is the same fact from the side of each of its values.
  const said = new Set<string>();
  return facts.filter((fact) => {
    // A value that is sold out altogether is so with every other choice, too.
    if (fact.choices.some((choice) => gone.has(choice.value))) return false;
    const key = [fact.value, ...fact.choices.map((choice) => choice.value)].sort().join('\n');
    return !said.has(key) && said.add(key);
  });
}

function soldOutFact(
  options: readonly ProductOption[],
  chosen: readonly OptionAttribute[],
  { name, value }: OptionAttribute,
): SoldOutFact {
  const others = chosen.filter((choice) => choice.name !== name);
  const available = options.filter((option) => option.available && valueOf(option, name) === value);
  const holds = (choices: readonly OptionAttribute[]) =>
    !available.some((option) => choices.every((choice) => valueOf(option, choice.name) === choice.value));
  const choices = [[], ...others.map((choice) => [choice])].find(holds) ?? others;
  const elsewhere = choices
    .map((left) => {
      const kept = others.filter((choice) => choice !== left);
      const targets = new Map<string, ProductOption>();
      for (const option of available) {
        const place = valueOf(option, left.name);
        if (place === null || targets.has(place)) continue;
        if (kept.every((choice) => valueOf(option, choice.name) === choice.value)) targets.set(place, option);
      }
      return [...targets].map(([place, target]) => ({ value: place, target }));
    })
    .find((places) => places.length > 0);
  return { value, choices, elsewhere: elsewhere ?? [] };
}
