// Asks a shop as its visitors do, and tells what came. Started by scripts/load.mjs, which builds first.
import { addMembers, openSite } from './load/site.ts';
import { createClient } from './load/client.ts';
import { describeMachine } from './machine.ts';
import { membersOf, runLoad } from './load/runLoad.ts';
import { readLoadOptions } from './load/options.mjs';
import { tallyTable } from './load/tally.ts';
import { TROUBLE } from './load/troubles.ts';

const options = readLoadOptions(process.argv.slice(2));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const tell = (line) => console.error(line);

/** Members for each journey that may need one at the same time, and some more. */
const memberCount = () => Math.ceil(options.rate * options.seconds * 0.4) + 20;

async function run() {
  const { url, hosts, sessions, during } = options;
  if (url !== null) {
    const client = createClient(url);
    const members = sessions === null ? [] : await membersOf(sessions, client);
    client.close();
    return runLoad({ origin: url, backendOrigin: url, members, trouble: null }, options, tell);
  }
  tell(`starting a backend, a Valkey, ${hosts} hosts and a proxy`);
  const site = await openSite({ hosts, caddy: process.env.CADDY });
  try {
    const shop = {
      origin: site.origin,
      backendOrigin: site.backend.origin,
      members: addMembers(site.dataDir, memberCount()),
      trouble: during === null ? null : () => TROUBLE[during](site),
    };
    return await runLoad(shop, options, tell);
  } finally {
    await site.close();
  }
}

const machine = describeMachine();
const result = await run();
const { seconds, journeys, most, lateSeconds, steps, kept } = result;
const wrong = steps.flatMap((step) => Object.values(step.wrong)).reduce((sum, count) => sum + count, 0);
if (options.isJson) console.log(JSON.stringify({ options, machine, ...result }, null, 2));
else {
  for (const line of tallyTable(steps)) console.log(line);
  console.log(
    `${journeys} journeys in ${seconds.toFixed(0)} s, ${most} at once, the latest began ${lateSeconds.toFixed(1)} s late; ` +
      `${machine.cores} cores, yardstick ${machine.yardstick}`,
  );
  console.log(
    `${kept.acknowledged} writes acknowledged, ${kept.lost.length} lost; ${kept.unanswered} without an answer; ${wrong} wrong answers`,
  );
}
for (const line of kept.lost) console.error(`Lost: ${line}`);
process.exit(wrong + kept.lost.length === 0 ? 0 : 1);
