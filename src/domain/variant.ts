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

function valueOf(option: ProductOption, name: string): string | null {
  return option.attributes.find((attribute) => attribute.name === name)?.value ?? null;
}

function sharedValues(left: ProductOption, right: ProductOption): number {
  return left.attributes.filter(({ name, value }) => valueOf(right, name) === value).length;
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
  return options.map((option) => ({ ...option, selected: option === chosen }));
}

/**
 * The distinct attribute values over all options, grouped by attribute name in delivered order. [PRODUCT-11]
 * Linear in options times attributes, so that 2,000 options stay quick.
 */
export function attributeGroups(options: readonly ProductOption[]): AttributeGroup[] {
  const current = options.find((option) => option.selected);
  if (current === undefined) return [];
  const names = [...new Set(options.flatMap((option) => option.attributes.map(({ name }) => name)))];
  return names.map((name) => {
    const pictures = new Map<string, string | null>();
    let isSteady = true;
    const best = new Map<string, { option: ProductOption; shared: number; count: number }>();
    for (const option of options) {
      const value = valueOf(option, name);
      if (value === null) continue;
      if (!pictures.has(value)) pictures.set(value, option.thumbnail);
      else if (pictures.get(value) !== option.thumbnail) isSteady = false;
      const shared = sharedValues(option, current) - (valueOf(current, name) === value ? 1 : 0);
      const known = best.get(value);
      const rank = shared * 2 + (option.available ? 1 : 0);
      if (known === undefined || rank > known.shared * 2 + (known.option.available ? 1 : 0)) {
        best.set(value, { option, shared, count: option.attributes.length });
      }
    }
    const selectedValue = valueOf(current, name);
    const ownPictures = new Set(pictures.values());
    return {
      name,
      isPictured:
        isSteady && pictures.size > 1 && ownPictures.size === pictures.size && !ownPictures.has(null),
      choices: [...best].map(([value, { option, shared }]) => ({
        value,
        selected: value === selectedValue,
        combinable: shared === current.attributes.length - 1,
        available: option.available && shared === current.attributes.length - 1,
        target: value === selectedValue ? current : option,
        thumbnail: option.thumbnail,
      })),
    };
  });
}

/** Where a value that is not available with the present choices can still be had: other values of one group. */
export function whereAvailable(
  options: readonly ProductOption[],
  name: string,
  value: string,
  limit: number,
): ProductOption[] {
  return options.filter((option) => option.available && valueOf(option, name) === value).slice(0, limit);
}

/** "Pandan, Kabin 20″". */
export function optionLabel(option: ProductOption): string {
  return option.attributes.map(({ value }) => value).join(', ');
}
