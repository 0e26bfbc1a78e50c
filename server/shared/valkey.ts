import { circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel';
import { Redis, type RedisOptions } from 'iovalkey';

/** Milliseconds for one command: a slow Valkey may cost a page no more. */
const COMMAND_MS = 30;
/** Milliseconds without a call after one that failed or was slow. */
const PAUSE_MS = 2_000;
/** Milliseconds for a command that no page waits for. */
const ASIDE_MS = 5_000;
const KEY_PREFIX = 'etalase:';
const LONGEST_RETRY_MS = 2_000;
/** A listener that hears nothing asks for a sign of life; a connection that gives none is made anew. */
const SIGN_OF_LIFE_MS = 2_000;
const SILENT_MS = 5_000;

interface ValkeyOptions {
  /** Calls are made again, or are given up for a while. */
  onChanged?: (isAnswering: boolean, why: string | null) => void;
  /** Longest time of one command, ms. */
  commandMs?: number;
}

/** The memory that all hosts of a shop share. */
export interface Valkey {
  /** For commands inside `use`. */
  client: Redis;
  /** Does `work` with Valkey; `otherwise` where it is away, slow, full or refuses. */
  use: <T>(work: () => Promise<T>, otherwise: () => T | Promise<T>) => Promise<T>;
  /** Does work that no page waits for over a connection of its own; false where Valkey is away. */
  aside: (work: (client: Redis) => Promise<void>) => Promise<boolean>;
  /**
   * Listens to a channel for as long as the host lives.
   *
   * @param onMissed called whenever messages may have been missed: a connection was made, or made anew.
   */
  listen: (channel: string, onMessage: (text: string) => void, onMissed: () => void) => void;
  close: () => void;
}

/**
 * Connects to Valkey, or any server of the same protocol. Never rejects: without an answer each host works alone.
 *
 * @param url `redis://` or `valkey://`, with an `s` at the end of the scheme for TLS
 */
export function connectValkey(
  url: string,
  { onChanged = () => {}, commandMs = COMMAND_MS }: ValkeyOptions = {},
): Valkey {
  const options: RedisOptions = {
    retryStrategy: (times) => Math.min(LONGEST_RETRY_MS, 50 * 2 ** times),
    // A failover leaves a connection to a server that only reads.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
    connectTimeout: 2_000,
    keepAlive: 5_000,
  };
  const at = url.replace(/^valkey/, 'redis');
  const open = (more: RedisOptions) => {
    const connection = new Redis(at, { ...options, ...more });
    // Calls report their own failures, and a lost connection is made anew.
    connection.on('error', () => {});
    return connection;
  };
  const client = open({
    keyPrefix: KEY_PREFIX,
    commandTimeout: commandMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
  });
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(1),
  });
  let isAnswering = true;
  const tell = (isAnsweringNow: boolean, why: string | null) => {
    if (isAnsweringNow !== isAnswering) onChanged(isAnsweringNow, why);
    isAnswering = isAnsweringNow;
  };
  breaker.onBreak((reason) =>
    tell(false, 'error' in reason && reason.error instanceof Error ? reason.error.message : null),
  );
  breaker.onReset(() => tell(true, null));
  const closing: (() => void)[] = [() => client.disconnect()];

  return {
    client,
    async use(work, otherwise) {
      try {
        return await breaker.execute(work);
      } catch {
        return otherwise();
      }
    },
    async aside(work) {
      const own = open({ keyPrefix: KEY_PREFIX, commandTimeout: ASIDE_MS, retryStrategy: () => null });
      try {
        await work(own);
        return true;
      } catch {
        return false;
      } finally {
        own.disconnect();
      }
    },
    listen(channel, onMessage, onMissed) {
      const listener = open({ socketTimeout: SILENT_MS, maxRetriesPerRequest: null });
      listener.on('ready', onMissed);
      listener.on('message', (_, text) => onMessage(text));
      listener.subscribe(channel).catch(() => {});
      const asking = setInterval(() => {
        // While there is no connection, questions would wait for it and pile up.
        if (listener.status === 'ready') void listener.ping().catch(() => {});
      }, SIGN_OF_LIFE_MS).unref();
      closing.push(() => {
        clearInterval(asking);
        listener.disconnect();
      });
    },
    close: () => {
      for (const end of closing) end();
    },
  };
}
