import { fileURLToPath } from 'node:url';
import { type PoolOptions, ThreadsPoolWorker, type Vite, type WorkerRequest } from 'vitest/node';
import { keptThread } from './keptThread.mjs';

type Listener = (...facts: unknown[]) => void;
type Answer = { type: 'started' | 'stopped'; __vitest_worker_response__: true };

/**
 * A thread that outlives its run: its modules serve all mutants, and only test files are read anew. Each run brings its
 * own settings, which a worker otherwise gets when it starts.
 */
class KeptWorker extends ThreadsPoolWorker {
  override readonly name = 'kept';
  protected override readonly entrypoint = fileURLToPath(new URL('keptWorker.mjs', import.meta.url));
  #isStarted = false;
  #config: unknown;
  readonly #listeners = new Set<Listener>();

  #answer(type: Answer['type']) {
    const answer: Answer = { type, __vitest_worker_response__: true };
    for (const listener of this.#listeners) queueMicrotask(() => listener(answer));
  }
  override on(event: string, listener: Listener) {
    if (event === 'message') this.#listeners.add(listener);
    super.on(event, listener);
  }
  override off(event: string, listener: Listener) {
    if (event === 'message') this.#listeners.delete(listener);
    super.off(event, listener);
  }
  override async start() {
    if (!this.#isStarted) await super.start();
  }
  override send(message: WorkerRequest) {
    if (message.type === 'stop') return this.#answer('stopped');
    if (message.type === 'start') {
      this.#config = message.context.config;
      if (this.#isStarted) return this.#answer('started');
      this.#isStarted = true;
      keptThread().tried = (mutant) => this.#tried(mutant);
    }
    if (message.type === 'run') Object.assign(message.context, { config: this.#config });
    super.send(message);
  }
  /** The run is over, the thread goes on; it ends with the process. */
  override async stop() {
    for (const listener of this.#listeners) super.off('message', listener);
    this.#listeners.clear();
  }
  /** Runs tests outside a run of Vitest; they ask nothing of this process meanwhile. */
  #tried(mutant: object): Promise<object> {
    return new Promise((resolve, reject) => {
      const end = () => {
        super.off('message', hear);
        super.off('exit', fail);
      };
      const hear = (message: { tried?: object }) => {
        if (message.tried === undefined) return;
        end();
        resolve(message.tried);
      };
      const fail = () => {
        end();
        reject(new Error('the thread of the tests has ended'));
      };
      super.on('message', hear);
      super.on('exit', fail);
      super.send({ mutant } as unknown as WorkerRequest);
    });
  }
}

/** The same worker for every run, in any pool. */
export function keptPool(): Vite.Plugin {
  let worker: KeptWorker | undefined;
  const createPoolWorker = (options: PoolOptions) => (worker ??= new KeptWorker(options));
  return {
    name: 'kept-pool',
    configureVitest({ project }) {
      Object.assign(project.config, { pool: 'kept', poolRunner: { name: 'kept', createPoolWorker } });
    },
  };
}
