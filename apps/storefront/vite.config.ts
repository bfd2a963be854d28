import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledLicences, FACES } from '../../tools/bundled-licences.ts';
import { lighterIcons } from '../../tools/bundling/lighter-icons.ts';
import { precompress } from '../../tools/bundling/precompress.ts';
import { firstPage } from './first-page.ts';
import { lighterLibraries } from './lighter-libraries.ts';
import { lighterReact } from './lighter-react.ts';
import { lighterRoutes } from './lighter-routes.ts';
import { offlineWorker } from './offline-worker.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// React's production build, also under `npm run dev`.
process.env.NODE_ENV = 'production';

/** Two bundles: the browser's, and the server's, whose default export is `{ fetch }`. */
export default defineConfig({
  root: here('.'),
  build: {
    outDir: here('../../build/storefront'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    // The preload list of every lazy file would be part of every first page.
    modulePreload: false,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The names of all lazy files are part of every first page: seven characters of hash in place of eight.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: firstPage() }] },
          },
        },
      },
    },
    // Bundles all dependencies, so that no node_modules are needed at run time, in production mode whatever NODE_ENV
    // the server has.
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
        // A loader is split off together with its screen, so that no page loads another page's queries. The pending
        // component stays in the first bundle: were it lazy, the whole shell would vanish meanwhile.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
        },
      },
      importProtection: { behavior: 'error' },
    }),
    react(),
    lighterIcons(),
    lighterLibraries(),
    lighterReact(),
    lighterRoutes(),
    bundledLicences({
      // The browser's is public: the terms of use link to it.
      fileName: (environment) => (environment === 'client' ? 'assets/licencas.txt' : 'licencas.txt'),
      // Workbox is in the service worker, which is a bundle of its own.
      generators: [
        ...FACES,
        'tailwindcss',
        'workbox-core',
        'workbox-precaching',
        'workbox-routing',
        'workbox-strategies',
      ],
    }),
    offlineWorker(),
    precompress(),
  ],
});
