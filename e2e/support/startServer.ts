import { runServer } from './server.ts';

/** Starts the built server for the journeys; returns what stops it. */
// oxlint-disable-next-line import/no-default-export -- the runner asks for one
export default async function startServer(): Promise<() => Promise<void>> {
  const { url, dataDir, stop } = await runServer((line) => console.error(line));
  process.env['ETALASE_URL'] = url;
  process.env['ETALASE_DATA_DIR'] = dataDir;
  return stop;
}
