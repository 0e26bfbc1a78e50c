/** A thread that keeps writing to the database below the folder of its data, and counts what was committed. */
import { workerData } from 'node:worker_threads';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';

const { dataDir, counter } = workerData as { dataDir: string; counter: SharedArrayBuffer };
/** Two numbers: the rows committed, and a flag that is not 0 once this worker must stop. */
const shared = new Int32Array(counter);
const database = openDatabase(dataDir);
for (let number = 1; Atomics.load(shared, 1) === 0; number += 1) {
  database.run('INSERT INTO meta (key, value) VALUES (?, ?)', `written-${number}`, 'x'.repeat(2_000));
  Atomics.store(shared, 0, number);
  Atomics.notify(shared, 0);
}
database.close();
