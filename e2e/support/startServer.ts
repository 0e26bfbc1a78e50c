import { runServer } from '../../lab/browser/builtServer.ts';

/** Starts the built server for all journeys; returns what stops it. */
// oxlint-disable-next-line import/no-default-export -- the runner asks for one
export default async function startServer(): Promise<() => Promise<void>> {
  const { url, exited, stop } = await runServer(console.error);
  process.env['ETALASE_URL'] = url;
  let hasEnded = false;
  void exited.then(() => {
    hasEnded = true;
  });
  return async () => {
    // Journeys that failed for want of it pass when they are tried again: the run would be told as flaky.
    const wasGone = hasEnded;
    await stop();
    if (wasGone) throw new Error('The server ended before the journeys did');
  };
}
