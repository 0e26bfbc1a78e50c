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

/**
 * Returns the value of an attribute of an option; null where it has none. Options of a product name their attributes in
 * one order: it is nearly always at the expected place.
 */
export function valueOf({ attributes }: ProductOption, name: string, expectedAt = 0): string | null {
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

/** Results by list: a list of options is replaced, never changed, and a server's pages share the lists that they read. */
const knownGroups = new WeakMap<readonly ProductOption[], Map<string | undefined, AttributeGroup[]>>();

/**
 * The distinct attribute values over all options, grouped by attribute name in delivered order. [PRODUCT-11]
 * Linear in options times attributes, so that 2,000 options stay quick. `chosenSku`: the option being switched to.
 */
export function attributeGroups(options: readonly ProductOption[], chosenSku?: string): AttributeGroup[] {
  const known = knownGroups.get(options) ?? new Map<string | undefined, AttributeGroup[]>();
  knownGroups.set(options, known);
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

/** "Pandan, Kabin 20″". */
export function optionLabel(option: ProductOption): string {
  return option.attributes.map(({ value }) => value).join(', ');
}
