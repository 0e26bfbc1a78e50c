export interface OptionAttribute {
  name: string;
  value: string;
}
export interface ProductOption {
  itemSku: string;
  pickupPointCode: string;
  urlFriendlyName: string;
  selected: boolean;
  available: boolean;
  attributes: OptionAttribute[];
  /** Small picture of this option, when it looks different. */
  thumbnail: string | null;
}

export interface AttributeChoice {
  value: string;
  selected: boolean;
  /** A combination of this value with the other chosen ones exists. */
  combinable: boolean;
  /** The option this choice leads to can be bought. */
  available: boolean;
  /** The option this choice leads to. */
  target: ProductOption;
  thumbnail: string | null;
}
export interface AttributeGroup {
  name: string;
  choices: AttributeChoice[];
  /** Every value has a picture of its own: it shows what is chosen. Sizes mostly share theirs. */
  isPictured: boolean;
}

/** Options of a product name their attributes in one order: it is nearly always at the expected place. */
function valueOf({ attributes }: ProductOption, name: string, expectedAt = 0): string | null {
  const expected = attributes[expectedAt];
  if (expected?.name === name) return expected.value;
  return attributes.find((attribute) => attribute.name === name)?.value ?? null;
}

function sharedValues(left: ProductOption, right: ProductOption): number {
  let shared = 0;
  left.attributes.forEach(({ name, value }, place) => {
    if (valueOf(right, name, place) === value) shared += 1;
  });
  return shared;
}

/**
 * Makes exactly one option selected: the delivered one with the given sku, else the first delivered as
 * selected, else the first available, else the first. [PRODUCT-08]
 */
export function withOneSelected(options: readonly ProductOption[], itemSku: string): ProductOption[] {
  const chosen =
    options.find((option) => option.itemSku === itemSku) ??
    options.find((option) => option.selected) ??
    options.find((option) => option.available) ??
    options[0];
  // Returns the same list when it is right already, so that caches by list still hit.
  if (options.every((option) => option.selected === (option === chosen))) return options as ProductOption[];
  return options.map((option) => ({ ...option, selected: option === chosen }));
}

/** Results for lists that no longer change; a server's pages share the lists that they read. */
const groupsOfFrozen = new WeakMap<readonly ProductOption[], Map<string | undefined, AttributeGroup[]>>();

/**
 * The distinct attribute values over all options, grouped by attribute name in delivered order. [PRODUCT-11]
 * Linear in options times attributes, so that 2,000 options stay quick. `chosenSku`: the option being switched to.
 */
export function attributeGroups(options: readonly ProductOption[], chosenSku?: string): AttributeGroup[] {
  if (!Object.isFrozen(options)) return groupsOf(options, chosenSku);
  const known = groupsOfFrozen.get(options) ?? new Map<string | undefined, AttributeGroup[]>();
  groupsOfFrozen.set(options, known);
  const groups = known.get(chosenSku) ?? groupsOf(options, chosenSku);
  known.set(chosenSku, groups);
  return groups;
}

function groupsOf(options: readonly ProductOption[], chosenSku?: string): AttributeGroup[] {
  const current =
    options.find(({ itemSku }) => itemSku === chosenSku) ?? options.find((option) => option.selected);
  if (current === undefined) return [];
  const names = [...new Set(options.flatMap((option) => option.attributes.map(({ name }) => name)))];
  return names.map((name, place) => {
    const currentValue = valueOf(current, name, place);
    const pictures = new Map<string, string | null>();
    let isSteady = true;
    const best = new Map<string, { option: ProductOption; shared: number; count: number }>();
    for (const option of options) {
      const value = valueOf(option, name, place);
      if (value === null) continue;
      if (!pictures.has(value)) pictures.set(value, option.thumbnail);
      else if (pictures.get(value) !== option.thumbnail) isSteady = false;
      const shared = sharedValues(option, current) - (currentValue === value ? 1 : 0);
      const known = best.get(value);
      const rank = shared * 2 + (option.available ? 1 : 0);
      if (known === undefined || rank > known.shared * 2 + (known.option.available ? 1 : 0)) {
        best.set(value, { option, shared, count: option.attributes.length });
      }
    }
    const ownPictures = new Set(pictures.values());
    return {
      name,
      isPictured:
        isSteady && pictures.size > 1 && ownPictures.size === pictures.size && !ownPictures.has(null),
      choices: [...best].map(([value, { option, shared }]) => ({
        value,
        selected: value === currentValue,
        combinable: shared === current.attributes.length - 1,
        available: option.available && shared === current.attributes.length - 1,
        target: value === currentValue ? current : option,
        thumbnail: option.thumbnail,
      })),
    };
  });
}

/** A sold-out value, the other choices that it is sold out with, and the values with which it is still available. */
export interface SoldOutFact {
  value: string;
  /** The fewest of the present choices that it is sold out with; none when it is sold out altogether. */
  choices: OptionAttribute[];
  /** Values of one other attribute, the rest as it is chosen; empty when changing one choice does not help. */
  elsewhere: string[];
}

const factsOfFrozen = new WeakMap<
  readonly AttributeGroup[],
  { options: readonly ProductOption[]; facts: SoldOutFact[] }
>();

/**
 * Returns the sold-out facts of the present choices, the chosen value first, then one per attribute. Each holds for all
 * options: "sold out with Pandan" is said only when no other size of Pandan has the value. [PRODUCT-09]
 */
export function soldOutFacts(
  options: readonly ProductOption[],
  groups: readonly AttributeGroup[],
): SoldOutFact[] {
  if (!Object.isFrozen(options)) return factsOf(options, groups);
  const known = factsOfFrozen.get(groups);
  if (known?.options === options) return known.facts;
  const facts = factsOf(options, groups);
  factsOfFrozen.set(groups, { options, facts });
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
  const facts = named
    .sort((left, right) => Number(right.selected) - Number(left.selected))
    .map(({ name, value }) => soldOutFact(options, chosen, { name, value }));
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
      const values = available
        .filter((option) => kept.every((choice) => valueOf(option, choice.name) === choice.value))
        .flatMap((option) => valueOf(option, left.name) ?? []);
      return [...new Set(values)];
    })
    .find((values) => values.length > 0);
  return { value, choices, elsewhere: elsewhere ?? [] };
}

/** "Pandan, Kabin 20″". */
export function optionLabel(option: ProductOption): string {
  return option.attributes.map(({ value }) => value).join(', ');
}
