import type { RunningServer } from '../../lab/browser/builtServer.ts';

/**
 * Gives a server to the journeys of a worker and stops it afterwards.
 *
 * @throws when the server ended before the journeys did: those that failed for want of it pass when they are tried
 * again, and a crash would be told as chance
 */
export async function whileItRuns(
  shop: Pick<RunningServer, 'exited' | 'stop'>,
  use: () => Promise<void>,
): Promise<void> {
  let hasEnded = false;
  void shop.exited.then(() => {
    hasEnded = true;
  });
  await use();
  const wasGone = hasEnded;
  await shop.stop();
  if (wasGone) throw new Error('The server ended before the journeys did');
}
