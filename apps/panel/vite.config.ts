import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledLicences, FACES } from '../../tools/bundled-licences.ts';
import { lighterIcons } from '../../tools/bundling/lighter-icons.ts';
import { precompress } from '../../tools/bundling/precompress.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// React's production build, also under `npm run dev`.
process.env.NODE_ENV = 'production';

/** The panel's own bundle: one page whose sections are loaded when they are opened. */
export default defineConfig({
  root: here('.'),
  base: '/painel/',
  publicDir: false,
  build: {
    outDir: here('../../build/panel'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    // The policy of the page allows no inline script.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  plugins: [
    tailwindcss(),
    react(),
    lighterIcons(),
    bundledLicences({ fileName: () => 'assets/licencas.txt', generators: [...FACES, 'tailwindcss'] }),
    precompress(),
  ],
});
