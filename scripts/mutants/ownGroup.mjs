import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** So long a command that was told to end may tidy up, in ms. */
const TIDYING_MS = 5_000;

/**
 * Runs a command with all that it starts as a group of its own. When this process is told to end, nothing of the group
 * is left: what tries mutants has processes of its own, which would go on without it.
 *
 * @returns the command's exit code, null where a signal ended it
 */
export function runInGroup(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true });
  const tell = (signal) => {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // Nobody is left.
    }
  };
  const stop = (signal) => {
    const end = () => process.exit(128 + constants.signals[signal]);
    process.on('exit', () => tell('SIGKILL'));
    child.once('exit', end);
    setTimeout(end, TIDYING_MS);
    tell(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.once(signal, stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      for (const signal of signals) process.off(signal, stop);
      resolve(code);
    });
  });
}
