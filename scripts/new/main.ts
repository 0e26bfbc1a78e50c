import { NewError } from './made.ts';
import { run } from './run.ts';

try {
  console.log(run(process.argv.slice(2), process.cwd()));
} catch (error) {
  if (!(error instanceof NewError)) throw error;
  console.error(`new: ${error.message}`);
  process.exitCode = 2;
}
