import { runServer } from '../../lab/browser/builtServer.ts';

/** Starts the built server for all journeys; returns what stops it. */
// oxlint-disable-next-line import/no-default-export -- the runner asks for one
export default async function startServer(): Promise<() => Promise<void>> {
  const { url, stop } = await runServer(console.error);
  process.env['ETALASE_URL'] = url;
  return stop;
}
