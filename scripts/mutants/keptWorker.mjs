import { parentPort } from 'node:worker_threads';
import { init, runBaseTests, setupEnvironment } from 'vitest/worker';
import { nameOf, testsOf } from './keptThread.mjs';

const send = parentPort.postMessage.bind(parentPort);

/** State and fetched modules of the last usual run: enough to run its tests again within this thread. */
let usual;
const fetched = new Map();

const recording = (rpc) =>
  new Proxy(rpc, {
    get(target, name) {
      if (name !== 'fetch') return target[name];
      return async (id, ...rest) => {
        const result = await target.fetch(id, ...rest);
        fetched.set(id, result);
        return result;
      };
    },
  });

/** Answers the tests' calls to the process around them, within this thread. */
function alone(met) {
  const answers = {
    fetch: async (id) => {
      // The tests then fail with an error of this thread, so the mutant is tried in the usual way.
      met.isIncomplete ||= !fetched.has(id);
      return fetched.get(id);
    },
    onCollected: async (files) => void met.files.push(...files),
    onUnhandledError: async (error) => void met.errors.push(String(error?.message ?? error)),
    getCountOfFailedTests: async () => 0,
    resolveSnapshotPath: async (path) => `${path}.snap`,
  };
  return new Proxy(answers, { get: (_, name) => answers[name] ?? (async () => undefined) });
}

/** Runs the asked tests of one file. */
async function runFile({ filepath, names, patienceMs }, provided) {
  const met = { files: [], errors: [] };
  const pattern = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
  const { state, traces } = usual;
  const config = {
    ...state.config,
    bail: 1,
    testTimeout: patienceMs,
    testNamePattern: new RegExp(`(?:${pattern})\\s*$`),
  };
  const providedContext = { ...state.providedContext, ...provided };
  // The mutant becomes active when the tests of the file begin; until then the last one would be.
  const namespace = globalThis[providedContext.globalNamespace];
  if (namespace !== undefined) namespace.activeMutant = undefined;
  const ctx = { ...state.ctx, config, providedContext, files: [{ filepath }] };
  await runBaseTests(
    'run',
    {
      ...state,
      ctx,
      config,
      providedContext,
      rpc: alone(met),
      durations: { environment: 0, prepare: 0, fetch: 0 },
    },
    traces,
  );
  const failed = met.files.flatMap(testsOf).find(({ result }) => result?.state === 'fail');
  const broken = met.files.find(({ result }) => result?.state === 'fail');
  return {
    isIncomplete: met.isIncomplete === true,
    hits: met.files.reduce((sum, { meta }) => sum + (meta.hitCount ?? 0), 0),
    run: met.files
      .flatMap(testsOf)
      .filter(({ result }) => result?.state === 'pass' || result?.state === 'fail').length,
    failed: failed === undefined ? null : nameOf(failed),
    message: (failed ?? broken)?.result?.errors?.[0]?.message ?? '',
    error: failed === undefined ? (broken?.result?.errors?.[0]?.message ?? met.errors[0] ?? null) : null,
  };
}

/** Finds the first test that kills a mutant, file by file. */
async function tried({ files, provided }) {
  const all = { hits: 0, run: 0, failed: null, file: null, message: '', error: null };
  for (const file of files) {
    const one = await runFile(file, provided);
    if (one.isIncomplete) return one;
    all.hits += one.hits;
    all.run += one.run;
    if (one.failed !== null || one.error !== null)
      return { ...all, ...one, hits: all.hits, run: all.run, file: file.filepath };
  }
  return all;
}

parentPort.on('message', async ({ mutant }) => {
  if (mutant === undefined) return;
  try {
    send({ tried: usual === undefined ? { isIncomplete: true } : await tried(mutant) });
  } catch (error) {
    send({ tried: { hits: 0, error: String(error?.stack ?? error) } });
  }
});

init({
  post: send,
  on: (listener) => parentPort.on('message', listener),
  off: (listener) => parentPort.off('message', listener),
  teardown: () => parentPort.removeAllListeners('message'),
  setup: setupEnvironment,
  runTests: async (state, traces) => {
    state.rpc = recording(state.rpc);
    usual = { state, traces };
    await runBaseTests('run', state, traces);
  },
});
