import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classNames } from './scripts/setup/classNames.ts';
import { fileGroups } from './scripts/setup/fileGroups.ts';
import { laterFiles } from './scripts/setup/laterFiles.ts';
import { lazyZod } from './scripts/setup/lazyZod.ts';
import { mergedWords } from './scripts/setup/mergedWords.ts';
import { stateVersion } from './scripts/setup/stateVersion.ts';

/** The sheet that no ordinary screen needs is not one with the page's. */
const OTHER_MEDIA = 'src/views/ui/styles/media/otherMedia.css';

// One configuration for the browser bundle, with `--ssr` for the page host's render bundle, and with `--mode lab` for
// the lab, which is built apart so that nothing of it can change the browser bundle.
export default defineConfig(({ isSsrBuild, command, mode }) => {
  const groupOf = fileGroups(import.meta.dirname);
  const isBrowserBundle = isSsrBuild !== true && mode !== 'lab';
  return {
    plugins: [react(), ...(isBrowserBundle ? [classNames(), laterFiles(), mergedWords()] : [])],
    define: { 'import.meta.env.STATE_VERSION': JSON.stringify(stateVersion()) },
    // The shim of React's own store hook serves React 17: React 19 has the hook.
    resolve: {
      alias: [
        { find: /^use-sync-external-store\/shim/, replacement: 'use-sync-external-store' },
        ...(isBrowserBundle ? [lazyZod] : []),
      ],
    },
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
      // `laterFiles` fetches the files of an import before it.
      modulePreload: false,
      chunkSizeWarningLimit: 700,
      rollupOptions: {
        // The render is one file: a host that runs needs none of its build any more while that is made anew.
        ...(isSsrBuild === true ? { output: { codeSplitting: false } } : {}),
        ...(!isBrowserBundle
          ? {}
          : {
              // Class names above all: no table of them all comes with the first load.
              optimization: { inlineConst: { mode: 'all', pass: 1 } },
              // All that the first load needs is named by the document: nothing is discovered only after another file has
              // come. It is in parts so that each is evaluated in a task of its own, while the next is still on its way.
              output: {
                entryFileNames: 'assets/[name]-[hash:7].js',
                chunkFileNames: 'assets/[name]-[hash:7].js',
                codeSplitting: {
                  groups: [
                    {
                      name: 'react',
                      tags: ['$initial'],
                      test: /node_modules\/(react|react-dom|scheduler)\//,
                      priority: 3,
                    },
                    {
                      name: 'page',
                      tags: ['$initial'],
                      test: /src\/(?!views\/ui\/styles\/media\/)/,
                      priority: 2,
                    },
                    {
                      name: (id, context) => groupOf(id, (one) => context.getModuleInfo(one)),
                      debugName: 'later',
                      priority: 1,
                      includeDependenciesRecursively: false,
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
              : ['src/app/entryClient.tsx', OTHER_MEDIA],
      },
    },
    // The built render carries its packages; the development server takes them from node_modules.
    ssr: { ...(command === 'build' ? { noExternal: true as const } : {}), target: 'node' },
  };
});
