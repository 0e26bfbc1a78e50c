import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { WhereError, whereOf, whereText, type House } from './where.ts';

const [asked, ...rest] = process.argv.slice(2);
if (asked === undefined || asked.startsWith('-') || rest.length > 0) {
  console.error('use: npm run where -- AREA, or FEATURE, or AREA/FEATURE');
  process.exit(2);
}
try {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n');
  const house = JSON.parse(readFileSync('areas.json', 'utf8')) as House;
  console.log(whereText(whereOf(files.filter(Boolean), house, asked)));
} catch (error) {
  if (!(error instanceof WhereError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
