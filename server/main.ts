import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { readSettings, SettingsError } from './settings.ts';

try {
  const settings = readSettings(process.env);
  // What is imported from here on comes from the start before, where it has not changed: see decision 0042. Where it
  // cannot be kept, it is compiled at every start. The development server compiles other code each time.
  if (!settings.isDevelopment) enableCompileCache(path.join(settings.dataDir, 'compiled'));
  const { startServer } = await import('./startServer.ts');
  let starting: ReturnType<typeof startServer> | undefined;
  // Before it says that it is open, since who reads that may stop it at once. What starts, starts first.
  const stop = () =>
    void starting
      ?.then((server) => server.stop())
      .then(
        () => process.exit(0),
        () => {},
      );
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  starting = startServer(settings);
  await starting;
} catch (error) {
  console.error(plainReason(error));
  process.exit(1);
}

/** One line that says what to change. */
function plainReason(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const { code, port, message } = error as { code?: string; port?: number; message?: string };
  const isMetrics = port !== undefined && String(port) === process.env['METRICS_PORT'];
  const setting = isMetrics ? 'METRICS_PORT' : 'PORT';
  if (code === 'EADDRINUSE') return `${setting} ${port} is in use; choose another one`;
  if (code === 'EACCES') return `${setting} ${port} may not be used by this account; choose another one`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `HOST ${process.env['HOST']}${process.env['METRICS_PORT'] ? ` or METRICS_HOST ${process.env['METRICS_HOST']}` : ''} is not an address of this machine`;
  return `The server could not start: ${message ?? String(error)}`;
}
