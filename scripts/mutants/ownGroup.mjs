import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Milliseconds that a command gets to tidy up after a signal. */
const TIDYING_MS = 5_000;

/**
 * Runs a command and its processes as one group. A signal to this process ends the whole group: a mutation tester has
 * processes of its own, which would otherwise go on.
 *
 * @returns the command's exit code, null where a signal ended it
 */
export function runInGroup(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true });
  const tell = (signal) => {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The group has ended.
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
