import { ADDRESS, aroundOf } from '../../lab/commands/generate/place.ts';
import { executeWalk } from '../../lab/engine/execute.ts';
import { explore } from '../../lab/engine/explore.ts';
import { transitionWalks } from '../../lab/engine/walks.ts';
import type { Step } from '../../lab/engine/world.ts';
import { findMachines, loadCases } from '../../lab/machines.ts';
import { openPart, TAKEN_OVER, type OpenedPart } from '../support/lab.ts';
import { NEVER_ON_PHONE, NIGHTLY, tagged } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

// Every machine that `list` names has a place on the page; what `generate --target playwright` writes finds it there.
// That bridge is one and the same for all; which ways a machine goes is proved by the model tests.
const MOST_CONFIGURATIONS = 300;
const MOST_STEPS = 25;

/** By machine, what the console may say besides. */
const PROVOKED: Record<string, string[]> = {
  // The seller in its examples is unknown to the marketplace: the frame is refused, and messages to it are lost.
  chatWindow: ["frame-ancestors 'none'", "does not match the recipient window's origin"],
};

for (const found of findMachines()) {
  test.describe(() => {
    test.use({ allowed: [...TAKEN_OVER, ...(PROVOKED[found.name] ?? [])] });
    test(
      `${found.name} is taken over in the browser, and goes where its chart says`,
      tagged(NIGHTLY, NEVER_ON_PHONE),
      async ({ page }) => {
        const cases = await loadCases(found);
        const graph = explore(cases, { maxConfigurations: MOST_CONFIGURATIONS });
        const [walk] = transitionWalks(graph).walks;
        const executed = executeWalk(graph, {
          input: walk?.input ?? 0,
          edges: walk?.edges.slice(0, MOST_STEPS) ?? [],
        });
        expect(executed.steps.length).toBeGreaterThan(0);
        const own = cases.machine.implementations.actors as object;
        const brings = found.name === 'page' ? cases.actorNames.filter((name) => !(name in own)) : [];
        const input = cases.inputs[executed.input];
        const around = await aroundOf(found);
        let part: OpenedPart;
        if (around === null)
          part = await openPart(page, ADDRESS, found.name, input, { ...cases.page, brings });
        else {
          const outer = around.graph.cases.inputs[around.walk.input];
          const opened = await openPart(page, ADDRESS, around.found.name, outer);
          for (const { step } of around.walk.edges) await perform(opened, step);
          part = await opened.inside(around.id, input, cases.page);
        }
        expect(await part.value()).toEqual(executed.value);
        for (const { edge, value } of executed.steps) {
          await perform(part, edge.step);
          expect(await part.value()).toEqual(value);
        }
      },
    );
  });
}

async function perform(part: OpenedPart, step: Step): Promise<void> {
  if (step.kind === 'send') await part.send(step.event);
  else if (step.kind === 'tell') await part.tell(step.id, step.event);
  else if (step.kind === 'resolve') await part.resolve(step.id, step.output);
  else if (step.kind === 'reject') await part.reject(step.id, step.error);
  else throw new Error('No machine of the page waits with `after`');
}
