/** A statement or a block of a style sheet; a block of blocks has `inner`. */
interface Rule {
  /** Of a statement all of it, of a block what stands before its brace. */
  head: string;
  body: string | null;
  inner: Rule[] | null;
}

const GROUPS = /^@(?:layer|media|supports|container)\b/;
/** Nobody points at anything before the whole sheet has come, nor prints it; few have colours of their own. */
const WAITING = /^@media (?:print|\(forced-colors|\(prefers-contrast|\(prefers-reduced|\(hover)/;
const POINTED = /:(?:hover|active)\b/;
/** Blocks that are needed wherever their names are. */
const ALWAYS = /^@(?:font-face|property)\b/;
const ATTRIBUTE = ' class="';
const CLASS = /\.((?:[\w-]|\\.)+)/g;
/** What is in brackets may be there or not: it decides nothing. */
const BRACKETS = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
/** Where what is further down begins, and where what lies over the page comes. */
const FURTHER_DOWN = ' id="description"';
const AFTER_PAGE = '</main>';
const FOOTER = /<footer[\s\S]*?<\/footer>/;
/** What a visitor's own way to the bag brings into a page that many get. */
const BROUGHT = ['count', 'bag-with-sum', 'only-wide', 'num'];
/** Pages differ in few ways: so many sets of names are kept with their rules. */
const KEPT = 100;

/**
 * The part of the style sheet that the first screen of a document needs: rules without names, and those whose names are
 * all in its markup as far down as a screen may reach. The whole sheet follows and has them in their order again, so
 * that which rule wins is settled by it alone. (docs/decisions/0051)
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

/** A page on which something lies is needed whole. */
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

/** The selectors of a list; commas in brackets are of one selector. */
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

/** Reads what the build writes: without comments, and with no brace but those of blocks. */
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
