import http from 'node:http';
import { createServer } from 'vite';
import type { RenderedPage, RenderRequest } from '#src/app/entryServer.tsx';
import type { AssetAddresses } from './assets/assets.ts';

const STYLES = ['tokens', 'base'].map((name) => `/src/views/ui/styles/${name}.css`);

/** Serves sources as they are, with hot reload; pages are still rendered on the server. */
export async function createDevelopment(withLab: boolean) {
  const httpServer = http.createServer();
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: httpServer } },
    appType: 'custom',
  });
  const addresses: AssetAddresses = {
    scripts: ['/src/app/entryClient.tsx'],
    styles: [...STYLES, '/src/views/ui/parts.module.css'].map((href) => `${href}?direct`),
    dialogStyles: ['/src/views/ui/dialogs.module.css?direct'],
    otherMedia: '/src/views/ui/styles/media/otherMedia.css?direct',
    fonts: [],
    copies: { id: [], en: [] },
    lab: withLab ? '/lab/inspector/door.ts' : null,
  };
  return {
    assets: { addresses, files: new Map<never, never>(), serve: () => null },
    async render(request: RenderRequest): Promise<RenderedPage> {
      const module = (await vite.ssrLoadModule('/src/app/entryServer.tsx')) as {
        renderPage: (request: RenderRequest) => Promise<RenderedPage>;
      };
      return module.renderPage(request);
    },
    transformDocument: (html: string, path: string) => vite.transformIndexHtml(path, html),
    serveOptions: {
      // Vite answers for its own files; the host answers the rest.
      createServer: (...args: unknown[]) => {
        const listener = args.find((arg) => typeof arg === 'function') as http.RequestListener;
        httpServer.on('request', (request, response) => {
          vite.middlewares(request, response, () => listener(request, response));
        });
        return httpServer;
      },
    } as object,
    close: () => vite.close(),
  };
}
