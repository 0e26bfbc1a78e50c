/** Elements that a visitor can press or fill in. */
const CONTROL =
  'button, a[href], input, select, textarea, summary, label, [role="button"], [role="link"], [role="tab"], [role="radio"], [role="checkbox"], [role="switch"]';
const ROLES: Readonly<Record<string, string>> = {
  a: 'link',
  button: 'button',
  select: 'combobox',
  textarea: 'textbox',
  summary: 'button',
  img: 'img',
  dialog: 'dialog',
};
const INPUT_ROLES: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  number: 'spinbutton',
  search: 'searchbox',
  submit: 'button',
  button: 'button',
};
const LONGEST = 80;

/** The control around an element that lies under the pointer; the element itself where there is none. */
export const controlAt = (element: Element): Element => element.closest(CONTROL) ?? element;

/** The role of an element: its attribute, else that of its tag, else the tag. */
export function roleOf(element: Element): string {
  const tag = element.localName;
  if (element.hasAttribute('role')) return element.getAttribute('role') ?? tag;
  if (tag === 'input') return INPUT_ROLES[element.getAttribute('type') ?? ''] ?? 'textbox';
  return ROLES[tag] ?? tag;
}

/** The name of an element, short enough for one line; simpler than the browser's own rules. */
export function nameOf(element: Element): string {
  const labels = (element as HTMLInputElement).labels?.[0]?.textContent;
  const by = (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => (id === '' ? '' : document.getElementById(id)?.textContent))
    .join(' ')
    .trim();
  const names = [
    by,
    element.getAttribute('aria-label'),
    labels,
    element.textContent,
    element.getAttribute('alt'),
    element.querySelector('img')?.getAttribute('alt'),
    element.getAttribute('title'),
    element.getAttribute('name'),
  ];
  const name = names.map((one) => one?.replaceAll(/\s+/g, ' ').trim() ?? '').find((one) => one !== '') ?? '';
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
}

/** Tells whether an element takes no press, or says so. */
export function isHeld(element: Element): boolean {
  return element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
}
