import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDependencies, fail, root } from './setup.mjs';

const vite = 'node_modules/vite/bin/vite.js';
const common = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tools/bundled-licences.ts',
  'tools/bundling',
  'tools/external-packages.mjs',
];
const rooms = (...names) =>
  foldersIn('features').flatMap((feature) => names.map((room) => join('features', feature, room)));

/** Build targets: name in messages, Vite configuration, output folder, required outputs and sources. */
const storefront = {
  name: 'a loja',
  config: 'apps/storefront/vite.config.ts',
  output: 'build/storefront',
  leaves: ['client', 'server'],
  sources: () => [
    'kernel',
    'platform/contract',
    'platform/offline',
    'platform/web',
    'platform/ui',
    'apps/storefront',
    ...rooms('domain', 'contract', 'ui', 'storefront'),
  ],
};
const panel = {
  name: 'o painel',
  config: 'apps/panel/vite.config.ts',
  output: 'build/panel',
  leaves: ['index.html', 'assets'],
  sources: () => [
    'kernel',
    'platform/contract',
    'platform/web',
    'platform/ui',
    'platform/panel',
    'apps/panel',
    ...rooms('domain', 'contract', 'ui', 'panel'),
  ],
};
const server = {
  name: 'o servidor',
  config: 'apps/server/vite.config.ts',
  output: 'build/server',
  leaves: [
    ...['main.js', 'admin.js', 'import.js', 'migrate.js', 'settings.js', 'shop.js'],
    ...['pdf-worker.js', 'picture-process.js', 'product-sheet-worker.js', 'sheet-worker.js'],
  ],
  sources: () => ['kernel', 'platform', 'apps/server', ...rooms('domain', 'contract', 'server')],
};

/** Builds storefront, panel and server, each only if one of its sources has changed. */
export function buildAll(node) {
  for (const product of [storefront, panel, server]) build(node, product);
}

function build(node, { name, config, output, leaves, sources }) {
  const folder = join(root, output);
  const stamp = join(folder, '.stamp');
  const isComplete = () => ['.stamp', ...leaves].every((path) => existsSync(join(folder, path)));
  if (!existsSync(join(root, config))) fail(`Não se pode construir ${name}: falta ${config}.`);
  const hash = hashOf([...common, ...sources()].flatMap(filesIn).sort());
  if (isComplete() && readFileSync(stamp, 'utf8') === hash) return;

  process.stdout.write(`Construindo ${name}…\n`);
  // Removed until the build has succeeded, so that a failed one is repeated.
  rmSync(stamp, { force: true });
  const { status, stdout, stderr } = spawnSync(node, [vite, 'build', '-c', config], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) fail(`${stdout}${stderr}\nA construção falhou (${name}): veja acima o motivo.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(stamp, hash);
  if (!isComplete())
    fail(`A construção (${name}) não deixou em ${output} o que devia: ${leaves.join(', ')}.`);
}

/**
 * Node's arguments for rebuilding storefront and panel on every change. Removes the stamps, because an interrupted watch leaves
 * no reliable build.
 */
export function watchScreens() {
  return [storefront, panel].map(({ output, config }) => {
    rmSync(join(root, output, '.stamp'), { force: true });
    return [vite, 'build', '--watch', '--logLevel', 'warn', '-c', config];
  });
}

function foldersIn(folder) {
  return existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
}

function filesIn(folder) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [folder];
  return readdirSync(path, { recursive: true })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile() && !/\.test\.tsx?$|routeTree\.gen\.ts$/.test(file))
    .map((file) => relative(root, file));
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) buildAll(ensureDependencies());
