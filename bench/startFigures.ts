import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median, note, type Figure } from './figures.ts';
import { residentMegabytes } from './machine.ts';
import { startServer } from './server.ts';

const STARTS = 5;

/** Time from the command to the printed address: with a new database, and with an existing one. */
export async function measureStart(root: string): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'etalase-bench-start-'));
  const took: number[] = [];
  const memory: number[] = [];
  try {
    for (let count = 0; count <= STARTS; count += 1) {
      const before = performance.now();
      const server = await startServer(root, { settings: { DATA_DIR: dataDir } });
      took.push(performance.now() - before);
      memory.push(residentMegabytes(server.pid));
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  const [first = Number.NaN, ...later] = took;
  return [
    note('Start with a database to be made', first, 'ms'),
    note('Start', median(later), 'ms', `middle of ${STARTS}, ${later.map((ms) => ms.toFixed(0)).join(', ')}`),
    note('Memory after a start', median(memory), 'MB'),
  ];
}
