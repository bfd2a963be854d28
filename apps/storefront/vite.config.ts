import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lighterIcons } from './lighter-icons.ts';
import { precompress } from './precompress.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const base = /node_modules\/(react|react-dom|scheduler|zustand|use-sync-external-store|@tanstack)\//;
const openedLater =
  /node_modules\/@(base-ui|floating-ui)\/|\/platform\/ui\/(dialog|sheet|message-dialog)\.tsx/;

/**
 * Each file costs a request and compresses alone. Every page needs React, router and query, so they are one
 * file; what several screens share is another.
 */
const codeSplitting = {
  groups: [
    { name: 'base', test: base, priority: 2 },
    { name: 'shared', test: (id: string) => !openedLater.test(id), minShareCount: 3, priority: 1 },
  ],
};

/** Two bundles: what browsers load, and a server bundle whose default export is `{ fetch }`. */
export default defineConfig({
  root: here('.'),
  build: {
    outDir: here('../../build/storefront'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    // One file set without node_modules at run time, and React's production build whatever NODE_ENV says.
    ssr: { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } },
  },
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src',
      router: {
        addExtensions: true,
        quoteStyle: 'single',
        semicolons: true,
        // A screen's loader travels with the screen: a page loads no other page's queries.
        codeSplittingOptions: {
          defaultBehavior: [
            ['loader', 'pendingComponent', 'component', 'errorComponent', 'notFoundComponent'],
          ],
        },
      },
      importProtection: { behavior: 'error' },
    }),
    react(),
    lighterIcons(),
    precompress(),
  ],
});
