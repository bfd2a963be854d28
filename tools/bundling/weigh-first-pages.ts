/**
 * `npm run weight`: builds the storefront's browser bundle and writes into its README what the scripts of each first page consist of.
 * A file's gzipped size is divided among its modules by their minified size.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { createBuilder, minifySync, type Plugin, type Rolldown } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const README = at('apps/storefront/README.md');
const TABLE = /(?<=<!-- weight -->\n)[\s\S]*?(?=\n<!-- \/weight -->)/;

/** The screens of the first pages; what surrounds them is part of each. */
const screens = { home: 'index.tsx', list: 'c/$.tsx', search: 'busca.tsx', product: 'p/$slug.tsx' };
const surroundings = ['src/client.tsx', 'src/routes/__root.tsx', 'src/routes/$supplier.tsx'];

/** The first that matches a module's path. */
const parts: readonly (readonly [name: string, path: RegExp])[] = [
  ['react-dom', /\/node_modules\/react-dom\//],
  ['react, scheduler', /\/node_modules\/(react|scheduler)\//],
  ['TanStack Router', /\/node_modules\/@tanstack\/(?!(react-query|query-core)\/)/],
  ['TanStack Query', /\/node_modules\/@tanstack\//],
  ['icons', /\/lucide-react\//],
  ['other libraries', /\/node_modules\//],
  ['`apps/storefront`: routes', /\/src\/routes\/|\/routeTree\./],
  ['`apps/storefront`: rest', /\/apps\/storefront\//],
  ['`platform`, `kernel`', /\/(platform|kernel)\//],
  ['`features/catalog`', /\/features\/catalog\//],
  ['other features', /\/features\//],
  ['between the files', /(?:)/],
];

let chunks: readonly Rolldown.OutputChunk[] = [];
const keepChunks: Plugin = {
  name: 'vitrine-weight',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  },
};

/** The files that hold these modules or the screens split off them, with all that they import. */
function filesOf(modules: readonly string[]): ReadonlySet<Rolldown.OutputChunk> {
  const isWanted = (id: string): boolean =>
    modules.some((path) => id.endsWith(`/${path}`) || (id.includes(`/${path}?`) && id.includes('component')));
  const files = new Set(chunks.filter(({ moduleIds }) => moduleIds.some(isWanted)));
  for (const { imports } of files)
    for (const file of chunks) if (imports.includes(file.fileName)) files.add(file);
  return files;
}

function weigh(files: ReadonlySet<Rolldown.OutputChunk>): readonly number[] {
  const bytes = parts.map(() => 0);
  for (const { code, modules } of files) {
    const shares = Object.entries(modules).map(([id, { code: own }]) => ({
      part: parts.findIndex(([, path]) => path.test(id)),
      length: own ? minifySync('module.js', own).code.length : 0,
    }));
    const whole = shares.reduce((sum, { length }) => sum + length, 0);
    const rest = Math.max(0, code.length - whole);
    for (const { part, length } of [...shares, { part: parts.length - 1, length: rest }])
      bytes[part] = (bytes[part] ?? 0) + (gzipSync(code).length * length) / (whole + rest);
  }
  return bytes;
}

const builder = await createBuilder({
  configFile: at('apps/storefront/vite.config.ts'),
  build: { outDir: at('build/weight') },
  logLevel: 'error',
  plugins: [keepChunks],
});
await builder.build(builder.environments.client as NonNullable<typeof builder.environments.client>);

const pages = Object.values(screens).map((screen) =>
  weigh(filesOf([...surroundings, `src/routes/$supplier/${screen}`])),
);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const rows = [
  ['kB, gzipped', ...Object.keys(screens)],
  ...parts.map(([name], part) => [name, ...pages.map((page) => kilobytes(page[part] ?? 0))]),
  ['**all**', ...pages.map((page) => kilobytes(page.reduce((sum, bytes) => sum + bytes)))],
];
const width = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(width(0)) : cell.padStart(width(column)))).join(' | ')} |`;
const rule = ['-'.repeat(width(0)), ...pages.map((_, page) => `${'-'.repeat(width(page + 1) - 1)}:`)];
const table = [...rows.slice(0, 1), rule, ...rows.slice(1)].map(line).join('\n');
process.stdout.write(`${table}\n`);
const readme = readFileSync(README, 'utf8');
if (!TABLE.test(readme)) throw new Error(`${README} has no place for the table`);
writeFileSync(
  README,
  readme.replace(TABLE, () => `\n${table}\n`),
);
