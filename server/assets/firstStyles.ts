/** A statement or a block of a style sheet; a block of blocks has `inner`. */
interface Rule {
  /** All of a statement; of a block the text before its brace. */
  head: string;
  body: string | null;
  inner: Rule[] | null;
}

const GROUPS = /^@(?:layer|media|supports|container)\b/;
/** Not for the first paint: print, hover and rules for a few visitors' colours wait for the whole sheet. */
const WAITING = /^@media (?:print|\(forced-colors|\(prefers-contrast|\(prefers-reduced|\(hover)/;
const POINTED = /:(?:hover|active)\b/;
/** Blocks that are needed wherever they are used by name. */
const ALWAYS = /^@(?:font-face|property)\b/;
const ATTRIBUTE = ' class="';
const CLASS = /\.((?:[\w-]|\\.)+)/g;
/** Brackets of a selector, such as `:not(.open)`: the names in them do not decide whether a rule is needed. */
const BRACKETS = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
/** Starts of the part below the first screen, and of the dialogs that lie over the page. */
const FURTHER_DOWN = ' id="description"';
const AFTER_PAGE = '</main>';
const FOOTER = /<footer[\s\S]*?<\/footer>/;
/** Class names that a visitor's own link to the bag brings into a shared page. */
const BROUGHT = ['count', 'bag-with-sum', 'only-wide', 'num'];
/** Pages differ in few ways, so these sets of names serve nearly all pages. */
const KEPT = 100;

/**
 * The part of the style sheet for the first screen of a document: rules without class names, and those whose names are
 * all in its markup as far down as a screen may reach. The whole sheet follows with these rules in their order, so that
 * it alone decides which rule wins. (docs/decisions/0051)
 */
export function firstStylesOf(sheet: string): (html: string) => string {
  const rules = parse(sheet);
  const layers = [
    ...new Set(
      [...sheet.matchAll(/@layer ([\w-]+(?:\s*,\s*[\w-]+)*)\s*[;{]/g)].flatMap(([, names = '']) =>
        names.split(/\s*,\s*/),
      ),
    ),
  ];
  const order = layers.length === 0 ? '' : `@layer ${layers.join(',')};`;
  const known = new Map<string, string>();
  return (html) => {
    const names = namesIn(firstScreenOf(html));
    const key = [...names].sort().join(' ');
    let styles = known.get(key);
    if (styles === undefined) {
      if (known.size >= KEPT) known.clear();
      styles = order + textOf(rules, names);
      known.set(key, styles);
    }
    return styles;
  };
}

/** The markup of the first screen; all of it when a dialog lies over the page. */
export function firstScreenOf(html: string): string {
  const from = html.includes('<dialog') ? -1 : html.indexOf(FURTHER_DOWN);
  if (from < 0) return html;
  const after = html.indexOf(AFTER_PAGE, from);
  return html.slice(0, from) + (after < 0 ? '' : html.slice(after).replace(FOOTER, ''));
}

function namesIn(html: string): Set<string> {
  const values = new Set<string>();
  for (let at = html.indexOf(ATTRIBUTE); at >= 0; at = html.indexOf(ATTRIBUTE, at)) {
    const from = at + ATTRIBUTE.length;
    at = html.indexOf('"', from);
    if (at < 0) break;
    values.add(html.slice(from, at));
  }
  return new Set([...BROUGHT, ...[...values].flatMap((value) => value.split(' '))]);
}

function textOf(rules: readonly Rule[], names: ReadonlySet<string>): string {
  return rules
    .map(({ head, body, inner }) => {
      if (body === null) return head;
      if (inner !== null) {
        if (WAITING.test(head)) return '';
        const text = textOf(inner, names);
        return text === '' ? '' : `${head}{${text}}`;
      }
      if (head.startsWith('@')) return ALWAYS.test(head) ? `${head}{${body}}` : '';
      const needed = selectorsOf(head).filter(
        (selector) =>
          !POINTED.test(selector) &&
          [...selector.replace(BRACKETS, '').matchAll(CLASS)].every(([, name = '']) => names.has(name)),
      );
      return needed.length === 0 ? '' : `${needed.join(',')}{${body}}`;
    })
    .join('');
}

/** The selectors of a list, split at commas outside brackets. */
function selectorsOf(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= list.length; at += 1) {
    const sign = list[at];
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (at === list.length || (sign === ',' && depth === 0)) {
      selectors.push(list.slice(from, at));
      from = at + 1;
    }
  }
  return selectors;
}

/** Parses the build's output, which has no comments and no braces but those of blocks. */
function parse(sheet: string): Rule[] {
  const rules: Rule[] = [];
  let at = 0;
  while (at < sheet.length) {
    const [, head = '', sign = ''] = /^([^;{]*)([;{]?)/.exec(sheet.slice(at)) ?? [];
    at += head.length + 1;
    if (sign !== '{') {
      if (head.trim() !== '') rules.push({ head: `${head};`, body: null, inner: null });
      continue;
    }
    const from = at;
    for (let depth = 1; depth > 0 && at < sheet.length; at += 1) {
      if (sheet[at] === '{') depth += 1;
      else if (sheet[at] === '}') depth -= 1;
    }
    const body = sheet.slice(from, at - 1);
    rules.push({ head, body, inner: GROUPS.test(head) ? parse(body) : null });
  }
  return rules;
}
