import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import { idOf, keptThread, testsOf } from './keptThread.mjs';
import { ABOUT } from './parts.mjs';

export { strykerValidationSchema } from '@stryker-mutator/vitest-runner';

/**
 * Milliseconds of tests that a mutant must survive, besides the tests of its file: for rules that every test passes
 * through, all would cost half a minute each. A mutant that only a longer test kills counts as alive.
 */
const MOST_MS = 1500;
/** Milliseconds for reading a test file anew. */
const READING_MS = 10;
/**
 * A test that waits for an event that the mutant prevents has killed it, and the thread continues: the mutation tester
 * would end it later and load everything anew. Busy tests get more, by their processor time.
 */
const WAITING_MS = 5_000;
const WAITING_A_MS = 20;
/** Factor by which files that killed the last mutants come sooner: the next mutant lies beside those. */
const ADVANTAGE = 20;
const FADING = 0.9;
/** Every `SAMPLE`-th mutant is tried; `resultsOf` leaves out the others. */
const SAMPLE = Number(process.env.MUTANTS_SAMPLE ?? '1');

/** Runs the tests as Vitest's runner does, and mutants in a thread that keeps its modules, the cheapest tests first. */
class KeptRunner {
  #usual;
  /** Milliseconds of processor time of each test, kept for the processes that follow. */
  #times = {};
  #keptIn = process.env.MUTANTS_TIMES ?? '';
  #told = new Map();

  constructor(usual) {
    this.#usual = usual;
  }
  capabilities() {
    return this.#usual.capabilities();
  }
  async init() {
    await this.#usual.init();
  }
  async dispose() {
    await this.#usual.dispose();
  }
  async dryRun(options) {
    const result = await this.#usual.dryRun(options);
    for (const file of this.#usual.ctx.state.getFiles()) {
      for (const test of testsOf(file)) this.#times[idOf(test)] = Math.round(test.meta.processorMs ?? 0);
    }
    if (this.#keptIn !== '') {
      mkdirSync(path.dirname(this.#keptIn), { recursive: true });
      writeFileSync(this.#keptIn, JSON.stringify(this.#times));
    }
    return result;
  }
  async mutantRun(options) {
    if (Number(options.activeMutant.id) % SAMPLE !== 0)
      return { status: 'error', errorMessage: 'not in the sample' };
    const { tried } = keptThread();
    // Before a first run there is no thread, and code that runs on loading must be loaded anew.
    if (tried === undefined || options.mutantActivation === 'static' || options.testFilter === undefined)
      return this.#usual.mutantRun(options);
    const { activeMutant, hitLimit, mutantActivation } = options;
    const mutated = path.basename(activeMutant.fileName, '.ts');
    const files = this.#inOrder(options.testFilter, mutated);
    const provided = { mode: 'mutant', hitLimit, mutantActivation, activeMutant: activeMutant.id };
    const answer = await tried({ files, provided });
    if (answer.isIncomplete === true) return this.#usual.mutantRun(options);
    if (answer.hits > hitLimit) return { status: 'timeout', reason: `it ran ${answer.hits} times` };
    if (answer.error !== null) return { status: 'error', errorMessage: answer.error };
    if (answer.failed === null) return { status: 'survived', nrOfTests: answer.run };
    this.#remember(answer.file);
    return {
      status: 'killed',
      killedBy: [`${path.relative(process.cwd(), answer.file)}#${answer.failed}`],
      failureMessage: answer.message,
      nrOfTests: answer.run,
    };
  }

  #inOrder(ids, mutated) {
    const about = (file) => [mutated, ...(ABOUT[mutated] ?? [])].includes(path.basename(file, '.test.ts'));
    if (Object.keys(this.#times).length === 0 && existsSync(this.#keptIn))
      this.#times = JSON.parse(readFileSync(this.#keptIn, 'utf8'));
    const files = Map.groupBy(ids, (id) => id.slice(0, id.indexOf('#')));
    let spent = 0;
    return [...files]
      .map(([file, tests]) => {
        const cost = tests.reduce((sum, id) => sum + (this.#times[id] ?? 0), READING_MS);
        return {
          file,
          tests,
          cost,
          isAbout: about(file),
          rank: cost / (1 + ADVANTAGE * ((this.#told.get(file) ?? 0) + (about(file) ? 1 : 0))),
        };
      })
      .toSorted((one, other) => one.rank - other.rank)
      .filter(({ cost, isAbout }, position) => {
        if (isAbout) return true;
        spent += cost;
        return position === 0 || spent <= MOST_MS;
      })
      .map(({ file, tests }) => ({
        filepath: path.resolve(file),
        names: tests.map((id) => id.slice(file.length + 1)),
        patienceMs: WAITING_MS + WAITING_A_MS * Math.max(...tests.map((id) => this.#times[id] ?? 0)),
      }));
  }

  #remember(filepath) {
    const file = path.relative(process.cwd(), filepath);
    for (const [name, weight] of this.#told) this.#told.set(name, weight * FADING);
    this.#told.set(file, (this.#told.get(file) ?? 0) + 1 - FADING);
  }
}

const [vitestPlugin] = vitestPlugins;
const create = (injector) => new KeptRunner(vitestPlugin.factory(injector));
create.inject = vitestPlugin.factory.inject;

export const strykerPlugins = [{ ...vitestPlugin, name: 'kept', factory: create }];
