import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { laterFiles } from './scripts/setup/laterFiles.ts';
import { stateVersion } from './scripts/setup/stateVersion.ts';

// One configuration for the browser bundle, with `--ssr` for the page host's render bundle, and with `--mode lab` for
// the lab, which is built apart so that nothing of it can change the browser bundle.
export default defineConfig(({ isSsrBuild, command, mode }) => {
  const isBrowserBundle = isSsrBuild !== true && mode !== 'lab';
  return {
    plugins: [react(), ...(isBrowserBundle ? [laterFiles()] : [])],
    define: { 'import.meta.env.STATE_VERSION': JSON.stringify(stateVersion()) },
    // The page host serves every file itself; nothing is copied blindly.
    publicDir: false,
    css: {
      // Every part's rules are in one module, so its plain names are unique; they also read well in the inspector.
      modules: { localsConvention: 'camelCaseOnly', generateScopedName: '[local]' },
    },
    build: {
      target: 'es2022',
      outDir: mode === 'lab' ? 'dist/lab' : isSsrBuild ? 'dist/server' : 'dist/client',
      manifest: !isSsrBuild,
      assetsInlineLimit: 0,
      cssMinify: 'lightningcss',
      // Browsers that know light-dark() and oklch(): no fallbacks are generated for others.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      // What comes with an import is fetched before it (`laterFiles`).
      modulePreload: false,
      chunkSizeWarningLimit: 700,
      rollupOptions: {
        ...(!isBrowserBundle
          ? {}
          : {
              // All that the first load needs is named by the document: nothing is discovered only after another file has
              // come. It is in parts so that each is evaluated in a task of its own, while the next is still on its way.
              output: {
                codeSplitting: {
                  groups: [
                    {
                      name: 'react',
                      tags: ['$initial'],
                      test: /node_modules\/(react|react-dom|scheduler)\//,
                      priority: 3,
                    },
                    {
                      name: 'xstate',
                      tags: ['$initial'],
                      test: /node_modules\/(xstate|@xstate)\//,
                      priority: 3,
                    },
                    // Two files for the machines: evaluated at once they are a long task on a phone.
                    {
                      name: 'parts',
                      tags: ['$initial'],
                      test: /src\/machines\/(?!shell\/)/,
                      priority: 2,
                    },
                    {
                      name: 'machines',
                      tags: ['$initial'],
                      test: /src\/(machines|domain|services)\//,
                      priority: 2,
                    },
                    { name: 'views', tags: ['$initial'], test: /src\/views\//, priority: 2 },
                    // Below the first screen: one file for what comes to life with the page, one for what does so when
                    // it is wanted. What only a modal, a page of its own or a grocery needs is in neither.
                    {
                      name: 'below',
                      test: /src\/views\/(sections\/(description|seller|reviews|discussion|recommendation)\/|shells\/Footer|ui\/ProductCard)/,
                      priority: 1,
                      // What both use comes with the first of them.
                      includeDependenciesRecursively: false,
                    },
                    {
                      name: 'sections',
                      test: /src\/views\/(sections|shells|hooks|pieces\/(?!grocery\/))(?!.*\/(GiftPicker|GiftRow|Combo(Items|Add)|ShippingList|PointList|ShippingVouchers)\.)/,
                    },
                  ],
                },
              },
            }),
        input:
          mode === 'lab'
            ? 'lab/inspector/door.ts'
            : isSsrBuild
              ? 'src/app/entryServer.tsx'
              : 'src/app/entryClient.tsx',
      },
    },
    // The built render carries its packages; the development server takes them from node_modules.
    ssr: { ...(command === 'build' ? { noExternal: true as const } : {}), target: 'node' },
  };
});
