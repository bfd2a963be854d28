import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { bundledLicences } from '../../tools/bundled-licences.ts';
import { externalPackages, packagesOfTheDemo } from '../../tools/external-packages.mjs';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds what `npm start` runs: the server and most of its libraries as a few files of plain JavaScript (decision
 * 023).
 */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true, external: [...externalPackages, ...packagesOfTheDemo] },
  plugins: [bundledLicences({ fileName: () => 'licencas.txt' })],
  build: {
    ssr: true,
    outDir: here('../../build/server'),
    emptyOutDir: true,
    target: 'node24',
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: here('src/main.ts'),
        admin: here('src/admin.ts'),
        import: here('src/import.ts'),
        migrate: here('src/migrate.ts'),
        settings: here('src/settings-command.ts'),
        shop: here('src/shop.ts'),
        'picture-process': here('../../platform/pictures/picture-process.ts'),
        'pdf-worker': here('../../platform/documents/pdf-worker.ts'),
        'product-sheet-worker': here('../../features/catalog/server/sheet-import/product-sheet-worker.ts'),
        'sheet-worker': here('../../features/cart/server/quick-order/sheet-worker.ts'),
      },
      output: {
        // All files in one folder, as deep below the project as `platform/…`: platform/process/project-folder.ts
        // relies on it.
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // ASCII only: V8 stores a source with one character beyond Latin-1 at two bytes per character.
        charset: 'ascii',
        comments: false,
      },
    },
  },
});
