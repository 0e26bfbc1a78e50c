import path from 'node:path';
import { backUp } from './core/database/backUp.ts';

/** `node marketplace/backup.ts FILE`: copies the database of DATA_DIR while hosts run, or exits with 1 and one line. */
const [file = ''] = process.argv.slice(2);
try {
  if (file === '') throw new Error('Name a file: npm run backup -- FILE');
  const bytes = await backUp(path.resolve(process.env['DATA_DIR'] || '.data'), path.resolve(file));
  console.log(`${file} is written and checked, ${(bytes / 1024 ** 2).toFixed(1)} MB`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
