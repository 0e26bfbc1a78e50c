import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { breakClaims } from './breakClaims.ts';
import { countsOf, shareOf } from './verdict.ts';

/** Per cent of the claims that must hold. */
const LEAST_SHARE = 95;
const USE = 'use: npm run requirements -- --break <n> [<seed>], or --break <id>…';

const { values, positionals } = parseArgs({
  options: { break: { type: 'boolean' } },
  allowPositionals: true,
});
const [results = '', ...words] = positionals;
const [count, seed = 1] = words.map(Number);
const ids = words.filter((word) => /^[A-Z][A-Z0-9]*-\d+$/.test(word));
const areNumbers = words.length <= 2 && words.every((word) => /^\d+$/.test(word)) && (count ?? 0) > 0;
if (values.break !== true || words.length === 0 || (!areNumbers && ids.length < words.length)) {
  console.error(USE);
  process.exit(2);
}
const { passed } = JSON.parse(readFileSync(results, 'utf8')) as { passed: string[] };
const judged = await breakClaims(areNumbers ? (count ?? 0) : ids.length, areNumbers ? seed : 1, ids, passed);
const { held, counted, strict } = countsOf(judged);
const share = shareOf(held, counted);
console.log(
  `${held} of ${counted} claims hold, ${share.toFixed(1)}% (at least ${LEAST_SHARE}%); ` +
    `every change noticed by the claim's own tests: ${shareOf(strict, counted).toFixed(1)}%` +
    (areNumbers ? `; seed ${seed}` : ''),
);
process.exit(share < LEAST_SHARE ? 1 : 0);
