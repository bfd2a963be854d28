import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPage } from './first-page.ts';
import { lighterFeatures } from './lighter-features.ts';
import { lighterIcons } from './lighter-icons.ts';
import { lighterLibraries } from './lighter-libraries.ts';
import { lighterRoutes } from './lighter-routes.ts';
import { precompress } from './precompress.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// React's production build, also where `npm run dev` rebuilds on change.
process.env.NODE_ENV = 'production';

/** Two bundles: what browsers load, and a server bundle whose default export is `{ fetch }`. */
export default defineConfig({
  root: here('.'),
  build: {
    outDir: here('../../build/storefront'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    // The list of what each late file needs would weigh on every first page.
    modulePreload: false,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: firstPage() }] },
          },
        },
      },
    },
    // One file set without node_modules at run time, whatever NODE_ENV the server then has.
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
        // A screen's loader travels with the screen: a page loads no other page's queries. What stands in for a
        // screen while it is on its way is there from the start: were it late too, the whole shell would vanish.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
        },
      },
      importProtection: { behavior: 'error' },
    }),
    react(),
    lighterFeatures(),
    lighterIcons(),
    lighterLibraries(),
    lighterRoutes(),
    precompress(),
  ],
});
