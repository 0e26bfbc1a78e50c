// npm run lab -- <command>: path tools over the machines of the project.
import { answerTo } from './answerTo.ts';

const { status, stdout, stderr } = await answerTo(process.argv.slice(2));
// Clears the line of progress.
if (process.stderr.isTTY) process.stderr.write('\r\u001B[2K');
if (stdout !== '') console.log(stdout);
if (stderr !== '') console.error(stderr);
process.exitCode = status;
