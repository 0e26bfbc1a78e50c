import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// One configuration for the browser bundle and, with `--ssr`, for the page host's render bundle.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  // The page host serves every file itself; nothing is copied blindly.
  publicDir: false,
  css: {
    transformer: 'lightningcss',
    modules: { localsConvention: 'camelCaseOnly' },
  },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    rollupOptions: {
      input: isSsrBuild ? 'src/app/entryServer.tsx' : 'src/app/entryClient.tsx',
    },
  },
  ssr: { noExternal: true, target: 'node' },
}));
