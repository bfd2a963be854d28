import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDependencies, fail, root } from './setup.mjs';

const config = 'apps/storefront/vite.config.ts';
const output = join(root, 'build', 'storefront');
const stamp = join(output, '.stamp');

/** Builds the storefront when something that goes into its bundle has changed. */
export function buildStorefront(node) {
  if (!existsSync(join(root, config))) fail(`A loja não pode ser construída: falta ${config}.`);
  const hash = hashOf(sources());
  if (isComplete() && readFileSync(stamp, 'utf8') === hash) return;

  process.stdout.write('Construindo a loja…\n');
  // Gone until the build has succeeded, so that a failed one is tried again.
  rmSync(stamp, { force: true });
  const { status, stdout, stderr } = spawnSync(node, [vite, 'build', '-c', config], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) fail(`${stdout}${stderr}\nA construção da loja falhou: veja acima o motivo.`);
  mkdirSync(output, { recursive: true });
  writeFileSync(stamp, hash);
  if (!isComplete())
    fail('A construção da loja não deixou build/storefront/client e build/storefront/server.');
}

const vite = 'node_modules/vite/bin/vite.js';

/** The arguments after `node` that rebuild on every change. Ended at any moment, they leave no build to rely on. */
export function watchStorefront() {
  rmSync(stamp, { force: true });
  return [vite, 'build', '--watch', '--logLevel', 'warn', '-c', config];
}

const isComplete = () =>
  [stamp, join(output, 'client'), join(output, 'server')].every((path) => existsSync(path));

function sources() {
  const rooms = foldersIn('features').flatMap((feature) =>
    ['domain', 'contract', 'storefront'].map((room) => join('features', feature, room)),
  );
  const folders = ['kernel', 'platform/contract', 'platform/web', 'platform/ui', 'apps/storefront', ...rooms];
  return ['package.json', 'package-lock.json', 'tsconfig.json', ...folders.flatMap(filesIn)].sort();
}

const foldersIn = (folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []);

function filesIn(folder) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
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

if (import.meta.url === pathToFileURL(process.argv[1]).href) buildStorefront(ensureDependencies());
