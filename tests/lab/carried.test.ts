import { describe, expect, test } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { pathsOf } from '#src/machines/paths/machinePaths.ts';
import { driveRun } from '#lab/inspector/control/driveRun.ts';
import { createLab } from '#lab/inspector/lab.ts';
import { actorAt, type RunningActor } from '#lab/inspector/running.ts';
import { carriedRun, filledRun, maskedRun, neededBy } from '#lab/inspector/session/carried.ts';
import { readRun, writeRun, type Run } from '#lab/inspector/session/runLink.ts';
import { sessionRun } from '#lab/inspector/session/sessionRuns.ts';
import { MASK } from '#lab/inspector/watch/mask.ts';

interface Claim {
  id: string;
  holder: string;
}
const claimMachine = setup({
  types: {
    context: {} as Claim & { said: string },
    input: {} as Claim,
    events: {} as { type: 'claim.asked' } | { type: 'claim.named'; user: { name: string } },
  },
  actors: { claim: fromPromise<string>(() => Promise.resolve('taken')) },
  actions: {
    say: assign((_, { said }: { said: string }) => ({ said })),
    name: assign((_, { name }: { name: string }) => ({ holder: name })),
  },
}).createMachine({
  id: 'claim',
  context: ({ input }) => ({ ...input, said: '' }),
  initial: 'idle',
  on: {
    'claim.named': { actions: { type: 'name', params: ({ event }) => ({ name: event.user.name }) } },
  },
  states: {
    idle: { on: { 'claim.asked': 'asking' } },
    asking: {
      invoke: {
        id: 'claim',
        src: 'claim',
        onDone: {
          target: 'done',
          actions: { type: 'say', params: ({ event }) => ({ said: event.output }) },
        },
      },
    },
    done: {},
  },
});
const claimFile = {
  paths: pathsOf(claimMachine, {
    inputs: { voucher: { id: 'V-1', holder: '' } },
    events: {
      claimAsked: { type: 'claim.asked' },
      claimNamed: { type: 'claim.named', user: { name: 'Contoh' } },
    },
    actors: { claim: { outputs: ['example'] } },
  }),
  name: 'claim',
  area: 'test',
  file: 'tests/lab/carried.test.ts',
  pathsFile: 'tests/lab/carried.test.ts',
  hasCases: true as const,
};

interface Shop {
  vouchers: string[];
}
/** Vouchers of which one is claimed by an actor of its own; a guest claims none. */
const shopMachine = setup({
  types: {
    context: {} as Shop & { chosen: string },
    events: {} as { type: 'shop.filled'; vouchers: string[] } | { type: 'shop.chosen'; id: string },
  },
  actors: { claim: claimMachine },
  actions: {
    fill: assign((_, { vouchers }: Shop) => ({ vouchers })),
    choose: assign((_, { id }: { id: string }) => ({ chosen: id })),
  },
  guards: {
    isMember: () => false,
  },
}).createMachine({
  id: 'shop',
  context: { vouchers: [], chosen: '' },
  initial: 'open',
  on: {
    'shop.filled': { actions: { type: 'fill', params: ({ event }) => ({ vouchers: event.vouchers }) } },
  },
  states: {
    open: {
      on: {
        'shop.chosen': {
          guard: 'isMember',
          target: 'claiming',
          actions: { type: 'choose', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    claiming: {
      invoke: {
        id: 'claim-1',
        src: 'claim',
        input: ({ context }) => ({ id: context.chosen, holder: '' }),
      },
    },
  },
});
const shopFile = {
  ...claimFile,
  paths: pathsOf(shopMachine.provide({ guards: { isMember: () => true } }), {
    inputs: { none: undefined },
    events: {
      shopFilled: { type: 'shop.filled', vouchers: ['V-1'] },
      shopChosen: { type: 'shop.chosen', id: 'V-1' },
    },
    actors: {},
  }),
  name: 'shop',
};

/** A page with a shop, for a member or a guest; `from` is what a server had started. */
function openShop(isMember: boolean, from?: object) {
  const shop = shopMachine.provide({ guards: { isMember: () => isMember } });
  const actor = createActor(
    setup({ actors: { shop } }).createMachine({
      id: 'page',
      invoke: { id: 'shop', src: 'shop', systemId: 'shop', input: {} },
    } as never),
    { systemId: 'page', ...(from === undefined ? {} : { snapshot: from as never }) },
  );
  const lab = createLab(
    () => 0,
    () => {},
  );
  const page = actor as unknown as RunningActor;
  lab.open(page);
  actor.start();
  const at = (path: string) => actorAt(page, path)?.getSnapshot();
  const drive = (run: Run) =>
    driveRun(page, run, { desk: lab.desk, paceMs: 0, arrivalMs: 0, onStep: () => {} });
  return {
    lab,
    page,
    at,
    drive,
    persisted: () => actor.getPersistedSnapshot(),
    send: (path: string, event: { type: string; [key: string]: unknown }) => actorAt(page, path)?.send(event),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const throughLink = async (run: Run) => {
  const read = await readRun(await writeRun(run));
  if (read === null) throw new Error('no run');
  return read;
};

/** A member has claimed V-RIMBA100 of two vouchers. */
async function claimed() {
  const here = openShop(true);
  here.send('page/shop', { type: 'shop.filled', vouchers: ['V-RIMBA100', 'V-RIMBA5'] });
  here.send('page/shop', { type: 'shop.chosen', id: 'V-RIMBA100' });
  here.send('page/shop/claim-1', { type: 'claim.asked' });
  await settled();
  return here;
}

describe('[LAB-11] what a link carries', () => {
  for (const kind of ['recorded', 'shortest'] as const) {
    test(`the run of an actor inside another has its ids, and those around it: ${kind}`, async () => {
      const here = await claimed();
      const { run } = sessionRun(here.lab, claimFile, 'page/shop/claim-1', kind);
      const there = openShop(false);
      expect(await there.drive(await throughLink(run))).toBeNull();
      expect(there.at('page/shop/claim-1')).toMatchObject({
        value: 'done',
        context: { id: 'V-RIMBA100', said: 'taken' },
      });
      expect(there.at('page/shop')?.context).toEqual({
        vouchers: ['V-RIMBA100', 'V-RIMBA5'],
        chosen: 'V-RIMBA100',
      });
    });
  }

  test('what the server had started begins in the state in which the browser took it over', async () => {
    const earlier = openShop(true);
    earlier.send('page/shop', { type: 'shop.filled', vouchers: ['V-RIMBA100'] });
    const here = openShop(true, earlier.persisted());
    here.send('page/shop', { type: 'shop.chosen', id: 'V-RIMBA100' });
    for (const kind of ['recorded', 'shortest'] as const) {
      const { run } = sessionRun(here.lab, shopFile, 'page/shop', kind);
      expect(run.steps).toHaveLength(1);
      const there = openShop(true);
      expect(await there.drive(await throughLink(run))).toBeNull();
      expect(there.at('page/shop')).toMatchObject({
        value: 'claiming',
        context: { vouchers: ['V-RIMBA100'], chosen: 'V-RIMBA100' },
      });
    }
  });

  test('where the machine goes another way, the recorded end is shown and it is said', async () => {
    const here = await claimed();
    const { run } = sessionRun(here.lab, shopFile, 'page/shop', 'recorded');
    const there = openShop(false);
    expect(await there.drive(await throughLink(run))).toMatch(
      /^The page shows what was recorded\. .*\(\d+ values? differs?(, first)?: state.*\)\. That is expected where answers were held/,
    );
    expect(there.at('page/shop')).toMatchObject({ value: 'claiming', context: { chosen: 'V-RIMBA100' } });
    expect(there.at('page/shop/claim-1')).toMatchObject({ value: 'done', context: { said: 'taken' } });
  });

  test('a run longer than a link can be goes without its end, or is refused', async () => {
    const noise = Array.from({ length: 400_000 }, (_, at) => (at * 2_654_435_761).toString(36)).join('');
    const state = { status: 'active', value: 'on', children: {}, context: noise };
    const run = { path: 'page/shop', input: null, steps: [] };
    expect(await throughLink({ ...run, end: state })).toEqual(run);
    await expect(writeRun({ ...run, begin: state })).rejects.toThrow('The run is too long for a link');
  });
});

describe('[LAB-12] what a link does not carry', () => {
  const named = (name: string) => ({ type: 'claim.named', user: { name } });
  const run = carriedRun({
    path: 'page/shop/claim-1',
    input: { id: 'V-RIMBA100', holder: '' },
    steps: [
      { kind: 'send', event: { type: 'claim.asked' } },
      { kind: 'send', event: named('Ayu Pratiwi') },
      {
        kind: 'resolve',
        id: 'claim',
        output: { mail: 'ayu@contoh.id', code: 'RIMBA100', postalCode: 10330 },
      },
      { kind: 'send', event: named('Ayu Pratiwi') },
    ],
  });

  test('it is named once for each value, and ids are not among it', async () => {
    const read = await throughLink(run);
    expect(read.missing).toEqual([
      {
        name: 'user.name',
        kind: 'text',
        places: [
          ['steps', 1, 'event', 'user', 'name'],
          ['steps', 3, 'event', 'user', 'name'],
        ],
      },
      { name: 'output.mail', kind: 'text', places: [['steps', 2, 'output', 'mail']] },
      { name: 'output.postalCode', kind: 'number', places: [['steps', 2, 'output', 'postalCode']] },
    ]);
    expect(JSON.stringify(read)).not.toMatch(/Ayu|contoh|10330/);
    expect(read.input).toEqual({ id: 'V-RIMBA100', holder: '' });
    expect([neededBy(read, 'begin'), neededBy(read, 0), neededBy(read, 3)]).toEqual([[], [], ['user.name']]);
  });

  test('a step that needs it is not played with a mask: the run stops there and says so', async () => {
    const here = await claimed();
    await expect(here.drive(await throughLink(run))).rejects.toThrow(
      'Step 2 (claim.named user.name=•••) was not played: it needs user.name, which the link does not carry.',
    );
    expect(here.at('page/shop/claim-1')).toMatchObject({ value: 'asking', context: { holder: '' } });
  });

  test('what is typed takes its place, everywhere', async () => {
    const read = await throughLink(run);
    const some = filledRun(read, new Map([['user.name', 'Budi']]));
    expect(some.missing?.map(({ name }) => name)).toEqual(['output.mail', 'output.postalCode']);
    expect(some.steps[3]).toEqual({ kind: 'send', event: named('Budi') });
    const typed = new Map([
      ['user.name', 'Budi'],
      ['output.mail', 'b@contoh.id'],
      ['output.postalCode', 'x'],
    ]);
    expect(filledRun(read, typed).missing?.map(({ name }) => name)).toEqual(['output.postalCode']);
    const whole = filledRun(read, typed.set('output.postalCode', '40111'));
    expect(whole.missing).toBeUndefined();
    expect(whole.steps[2]).toMatchObject({ output: { mail: 'b@contoh.id', postalCode: 40_111 } });
    const masks = maskedRun(read);
    expect([masks.missing, masks.steps[1]]).toEqual([undefined, { kind: 'send', event: named(MASK) }]);
  });

  test('states keep their names, and a run whose beginning lacks a value does not begin', async () => {
    const state = {
      status: 'active',
      value: { user: 'known' },
      context: { user: { name: 'Ayu' } },
      children: { account: { src: 'claim', snapshot: { status: 'active', value: 'idle', context: {} } } },
    };
    const carried = carriedRun({ path: 'page/shop', input: null, steps: [], begin: state });
    expect(carried.begin).toEqual({ ...state, context: { user: { name: MASK } } });
    const here = openShop(true);
    await expect(here.drive(carried)).rejects.toThrow('It did not begin: it needs user.name');
    expect(here.at('page/shop')?.value).toBe('open');
  });
});
