import { queryAllByRole, type ByRoleMatcher } from '@testing-library/dom';

/** Controls, by the roles that the page has. */
const CONTROLS: readonly ByRoleMatcher[] = [
  'link',
  'button',
  'textbox',
  'searchbox',
  'spinbutton',
  'combobox',
  'checkbox',
  'radio',
  'slider',
  'application',
];
/** Roles of places, which are told when they have a name. */
const PLACES: readonly ByRoleMatcher[] = [
  'dialog',
  'navigation',
  'region',
  'complementary',
  'search',
  'group',
  'radiogroup',
  'list',
  'table',
  'img',
  'timer',
];
/** Roles of live regions, which are told with their words. */
const SPEAKERS: readonly ByRoleMatcher[] = ['status', 'alert'];

/** States by their attributes, as a screen reader tells them. */
const STATES: readonly [attribute: string, value: string, said: string][] = [
  ['aria-pressed', 'true', 'pressed'],
  ['aria-pressed', 'false', 'not pressed'],
  ['aria-expanded', 'true', 'expanded'],
  ['aria-expanded', 'false', 'collapsed'],
  ['aria-current', 'true', 'current'],
  ['aria-invalid', 'true', 'invalid'],
  ['aria-disabled', 'true', 'unavailable'],
  ['aria-haspopup', 'dialog', 'opens a dialog'],
  ['aria-modal', 'true', 'modal'],
];

/** A screen reader tells all kinds of space alike. */
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function statesOf(element: Element): string[] {
  const told = STATES.filter(([name, value]) => element.getAttribute(name) === value).map(
    ([, , said]) => said,
  );
  if (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type))
    told.push(element.checked ? 'checked' : 'not checked');
  if (element.matches(':disabled')) told.push('disabled');
  const controlled = element.getAttribute('aria-controls');
  if (controlled !== null && document.getElementById(controlled) !== null)
    told.push('controls what is there');
  const value = element.getAttribute('aria-valuetext');
  return value === null ? told : [...told, value];
}

/**
 * The lines that a screen reader says of a part of the page, in the order of Tab: each control with its role, name, states and
 * description, each named place around them, and what speaks up by itself.
 */
export function heard(part: HTMLElement): string[] {
  const lines = new Map<Element, string>();
  const read = (
    role: ByRoleMatcher,
    isTold: (name: string) => boolean,
    wordsOf: (element: Element) => string = () => '',
  ) => {
    const names = new Map<Element, string>();
    const descriptions = new Map<Element, string>();
    const keep = (map: Map<Element, string>) => (text: string, element: Element | null) => {
      if (element !== null) map.set(element, text);
      return true;
    };
    const asked = { name: keep(names), description: keep(descriptions) };
    // The query finds the part itself too, which is none of its own contents.
    for (const element of queryAllByRole(part.parentElement ?? part, role, asked)) {
      if (!part.contains(element)) continue;
      const name = names.get(element) ?? '';
      if (!isTold(name)) continue;
      const described = descriptions.get(element) ?? '';
      const words = [
        String(role),
        ...(name === '' ? [] : [`"${name}"`]),
        wordsOf(element),
        ...statesOf(element).map((state) => `[${state}]`),
        ...(described === '' ? [] : [`(${described})`]),
      ];
      lines.set(element, spaced(words.filter((word) => word !== '').join(' ')));
    }
  };
  for (const role of CONTROLS) read(role, () => true);
  for (const role of PLACES) read(role, (name) => name !== '');
  for (const role of SPEAKERS)
    read(
      role,
      () => true,
      (element) => element.textContent ?? '',
    );
  const inOrder = [part, ...part.querySelectorAll('*')];
  // Tab goes by the document's order only while no element asks for another one.
  const jumping = inOrder.filter((element) => element instanceof HTMLElement && element.tabIndex > 0);
  if (jumping.length > 0) throw new Error(`${jumping.length} elements are out of the order of Tab`);
  return inOrder.flatMap((element) => lines.get(element) ?? []);
}
