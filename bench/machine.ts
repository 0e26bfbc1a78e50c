import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';

const YARDSTICK_MS = 500;

const YARDSTICK = Array.from({ length: 100 }, (_, index) => ({
  id: index,
  name: `Barang ke-${index}`,
  price: index * 1_000,
}));

/**
 * The machine of the figures; times and rates mean little while the load is above the number of cores. `yardstick`
 * compares machines, and days of one machine: how often a second it writes and reads a small list as JSON. Twice as
 * many halve the times, about.
 */
export function describeMachine() {
  const { share, rounds } = workOneCore();
  return {
    node: process.versions.node,
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
    shareOfOneCore: Number(share.toFixed(2)),
    yardstick: Math.round(rounds),
  };
}

/** Share of a core that a busy process gets (well below 1, other work is taking part), and its rounds a second. */
function workOneCore(): { share: number; rounds: number } {
  const used = process.cpuUsage();
  const started = performance.now();
  let done = 0;
  for (; performance.now() - started < YARDSTICK_MS; done += 1) JSON.parse(JSON.stringify(YARDSTICK));
  const { user, system } = process.cpuUsage(used);
  const took = performance.now() - started;
  return { share: (user + system) / 1_000 / took, rounds: (done / took) * 1_000 };
}

const TICKS_A_SECOND = 100;

/** Processor seconds a process has used, all its threads together; null where the system does not tell. */
export function cpuSecondsOf(pid: number): number | null {
  const fields = statusFields(pid);
  return fields === null ? null : (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** Fields of /proc/{pid}/stat behind the name, which may hold spaces. */
function statusFields(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? null;
  } catch {
    return null;
  }
}

/** Memory a process holds, in MB. */
export function residentMegabytes(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout.trim()) / 1024;
}

/** Tells whether a process can be kept on one core here. */
export function canPin(): boolean {
  return availableParallelism() > 1 && spawnSync('taskset', ['-V'], { stdio: 'ignore' }).status === 0;
}
