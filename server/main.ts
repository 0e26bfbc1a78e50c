import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { readSettings, SettingsError, type Settings } from './settings.ts';

/** A running host, or one of the processes of a host. */
interface RunningHost {
  stop: () => Promise<void>;
  /** Replaces the processes one by one; a process alone cannot. */
  restart?: () => Promise<void>;
}

try {
  const settings = readSettings(process.env);
  // Imports below use the compile cache of the last start where they have not changed (decision 0042). Without a place
  // to keep it, every start compiles. The development server compiles other code each time.
  if (!settings.isDevelopment) enableCompileCache(path.join(settings.dataDir, 'compiled'));
  const start = await starterFor(settings);
  let starting: Promise<RunningHost> | undefined;
  // Registered before the host says that it is open, since a reader may stop it at once. A start under way ends first.
  const stop = () =>
    void starting
      ?.then((server) => server.stop())
      .then(
        () => process.exit(0),
        () => {},
      );
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGUSR2', () => void starting?.then((running) => running.restart?.()).catch(() => {}));
  starting = start(settings);
  await starting;
} catch (error) {
  const reason = plainReason(error);
  if (reason !== null) console.error(reason);
  process.exit(1);
}

/** The way to start: one process alone, several, or one of several. */
async function starterFor({ workers }: Settings): Promise<(settings: Settings) => Promise<RunningHost>> {
  if (cluster.isWorker) return (await import('./workers/worker.ts')).startWorker;
  if (workers > 1) return (await import('./workers/primary.ts')).startWorkers;
  return (await import('./startServer.ts')).startServer;
}

/** One line that says what to change; null where a worker has written it. */
function plainReason(error: unknown): string | null {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof Error && error.name === 'WorkerNotOpened') return null;
  const { code, port, message } = error as { code?: string; port?: number; message?: string };
  const isMetrics = port !== undefined && String(port) === process.env['METRICS_PORT'];
  const setting = isMetrics ? 'METRICS_PORT' : 'PORT';
  if (code === 'EADDRINUSE') return `${setting} ${port} is in use; choose another one`;
  if (code === 'EACCES') return `${setting} ${port} may not be used by this account; choose another one`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `HOST ${process.env['HOST']}${process.env['METRICS_PORT'] ? ` or METRICS_HOST ${process.env['METRICS_HOST']}` : ''} is not an address of this machine`;
  return `The server could not start: ${message ?? String(error)}`;
}
