/** Facts of a combo item that the rules of combos need; rupiah. [COMBO-01] */
export interface ComboItemFacts {
  itemSku: string;
  primary: boolean;
  available: boolean;
  selected: boolean;
  /** Price bought apart. */
  price: number;
  comboPrice: number;
}

/** Price of a choice as a combo, its price apart, and the saving; rupiah. */
export interface ComboTotal {
  total: number;
  before: number;
  saving: number;
}

/** The sum of what is selected. [COMBO-06] */
export function comboTotalOf(items: readonly ComboItemFacts[]): ComboTotal {
  const chosen = items.filter((item) => item.selected);
  const total = chosen.reduce((sum, item) => sum + item.comboPrice, 0);
  const before = chosen.reduce((sum, item) => sum + item.price, 0);
  return { total, before, saving: Math.max(0, before - total) };
}

/** The most that can be saved: everything that is to be had, chosen. */
export function greatestSavingOf(items: readonly ComboItemFacts[]): number {
  return comboTotalOf(items.map((item) => ({ ...item, selected: item.available }))).saving;
}

/** The primary item is always selected, and what is not to be had never is. [COMBO-04, COMBO-05] */
export function withLawfulSelection<TItem extends ComboItemFacts>(items: readonly TItem[]): TItem[] {
  return items.map((item) => ({ ...item, selected: item.primary || (item.selected && item.available) }));
}

/** Selects or unselects a complementary item; the primary one stays, what is not to be had too. [COMBO-03..05] */
export function comboAfterToggle<TItem extends ComboItemFacts>(
  items: readonly TItem[],
  itemSku: string,
): TItem[] {
  return withLawfulSelection(
    items.map((item) => (item.itemSku === itemSku ? { ...item, selected: !item.selected } : item)),
  );
}

/** Tells whether a complementary item is selected; without one no combo can be added. [COMBO-02] */
export function hasComplement(items: readonly ComboItemFacts[]): boolean {
  return items.some((item) => !item.primary && item.selected);
}

/** A combo whose primary item is not to be had is disabled as a whole. [COMBO-05] */
export function isComboAvailable(items: readonly ComboItemFacts[]): boolean {
  return items.some((item) => item.primary && item.available);
}

/** The primary item first, the others as they came. [ROUTE-14] */
export function primaryFirst<TItem extends ComboItemFacts>(items: readonly TItem[]): TItem[] {
  return [...items.filter((item) => item.primary), ...items.filter((item) => !item.primary)];
}
