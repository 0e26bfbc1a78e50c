import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { readSettings, SettingsError } from './settings.ts';

try {
  const settings = readSettings(process.env);
  // Imports below use the compile cache of the last start where they have not changed (decision 0042). Without a place
  // to keep it, every start compiles. The development server compiles other code each time.
  if (!settings.isDevelopment) enableCompileCache(path.join(settings.dataDir, 'compiled'));
  const { startServer } = await import('./startServer.ts');
  let starting: ReturnType<typeof startServer> | undefined;
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
