// Plays the fault matrix and prints it. Started by scripts/faults.mjs, which builds first.
import { parseArgs } from 'node:util';
import { CUT_ON_DEMAND } from '#marketplace/core/faults/faults.ts';
import { runServer } from '../../lab/browser/builtServer.ts';
import { called, uncovered, uses } from './endpoints.ts';
import { ALL_FAULTS, playMatrix } from './matrix.ts';
import { isClean, isFlaky, lettersOf, tableOf } from './report.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [''] },
    fault: { type: 'string', multiple: true, default: [...ALL_FAULTS] },
  },
});
const unknown = values.fault.filter((fault) => !ALL_FAULTS.includes(fault));
const wanted = uses.filter(({ endpoint, what }) =>
  values.only.some((part) => `${endpoint} ${what}`.includes(part)),
);
if (unknown.length > 0 || wanted.length === 0) {
  console.error(
    unknown.length > 0
      ? `No such fault: ${unknown.join(', ')}. There are ${ALL_FAULTS.join(', ')}.`
      : `No endpoint or use contains "${values.only.join('" or "')}".`,
  );
  process.exit(1);
}

const started = performance.now();
const seconds = () => Math.round((performance.now() - started) / 1000);
const serverComplaints = [];
const server = await runServer((line) => {
  if (!line.includes(CUT_ON_DEMAND)) serverComplaints.push(line);
});
// Nothing is left running when the matrix is interrupted.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void server.stop().then(() => process.exit(1)));
let count = 0;
try {
  const played = await playMatrix({
    server,
    uses: wanted,
    faults: values.fault,
    onUse: (use, cells) => {
      count += 1;
      const failed = cells.filter((cell) => cell.failed.length > 0);
      const outcome = failed.map((cell) => `${cell.fault} ${lettersOf(cell)}`).join(', ') || 'ok';
      console.error(
        `${String(seconds()).padStart(4)} s  ${count}/${wanted.length}  ${use.endpoint} (${use.what}): ${outcome}`,
      );
      for (const { fault, failed: problems } of failed)
        for (const { check, detail } of problems) console.error(`        ${fault} ${check} ${detail}`);
    },
    onAgain: (use, cells) => {
      const outcome = cells.map((cell) => `${cell.fault} ${isFlaky(cell) ? 'flaky' : lettersOf(cell)}`);
      console.error(
        `${String(seconds()).padStart(4)} s  once more  ${use.endpoint} (${use.what}): ${outcome.join(', ')}`,
      );
    },
  });
  const findings = {
    ...played,
    ...uncovered(
      called,
      uses.map(({ endpoint }) => endpoint),
    ),
    serverComplaints,
    seconds: seconds(),
  };
  console.log(values.json ? JSON.stringify(findings, null, 1) : tableOf(findings));
  process.exitCode = isClean(findings) ? 0 : 1;
} finally {
  await server.stop();
}
