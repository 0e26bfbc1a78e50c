import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const STYLES = 'src/views/ui/styles';
const base = readFileSync(`${STYLES}/base.css`, 'utf8');
const FIELDS = /\b(?:input|select|textarea)\b/;

test('[SHELL-20] every field has type of 16 px on a touch device, whatever else is said of it', () => {
  const rule = /@media \(pointer: coarse\) \{\s*([^{]+)\{\s*font-size: max\(1rem, 16px\) !important;/.exec(
    base,
  );
  const selectors = rule?.[1]?.split(/,\n/).map((one) => one.trim());
  expect(selectors).toEqual([
    "input:not([type='checkbox'], [type='radio'], [type='range'])",
    'select',
    'textarea',
  ]);
  // Of two important rules that of the first layer wins, and one without a layer loses.
  expect(base).toMatch(/^\/\*.*\*\/\s*@layer base \{/);
  const other = readdirSync(STYLES, { recursive: true, encoding: 'utf8' }).filter((file) => {
    const text =
      file.endsWith('.css') && file !== 'base.css' ? readFileSync(`${STYLES}/${file}`, 'utf8') : '';
    return /font(?:-size)?:[^;]*!important/.test(text);
  });
  expect(other).toEqual([]);
});

test('[SHELL-20] fields of the marketplace’s own pages take the type of the page, of 16 px', () => {
  const styles = readFileSync('marketplace/core/pages/styles.ts', 'utf8');
  expect(styles).toMatch(/body\{[^}]*font:500 1rem\/1\.5/);
  const rules = [...styles.matchAll(/([^{}\n]+)\{([^{}]*)\}/g)].filter(([, names = '']) =>
    FIELDS.test(names),
  );
  expect(rules.length).toBeGreaterThan(3);
  for (const [rule, , said = ''] of rules)
    expect(said.replace('font:inherit', ''), rule).not.toMatch(/font(?:-size)?:/);
});
