import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './install-lock.mjs';

// Runs before anything is installed, with whatever Node the machine has: no dependencies, no TypeScript.

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.vitrine-lock');

/** Prints the sentence and exits with code 1. */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Installs the packages of package-lock.json unless they are installed; returns the Node to run with. */
export function ensureDependencies() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  if (read(stamp) === hash) return pinnedNode();
  return alone(root, () => {
    // Another command may have installed them meanwhile.
    if (read(stamp) !== hash && !isInstalled(JSON.parse(lock))) install();
    const node = pinnedNode();
    writeFileSync(stamp, hash);
    return node;
  });
}

function install() {
  // npm would empty the link's target, which belongs to somebody else.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
    fail('node_modules leva a outra pasta, que não tem o que package-lock.json pede: apague o atalho.');
  process.stdout.write('Instalando as dependências…\n');
  // --include=dev: tools and the runtime are dev dependencies, which NODE_ENV=production would leave out.
  const flags = ['--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  if (npm(['ci', ...flags]).status === 0) return;
  // `npm ci` rejects a lock file without the optional packages of every other system, which npm writes behind some registries;
  // `npm install` keeps to the same versions.
  const { status, stderr } = npm(['install', '--no-save', ...flags]);
  if (status !== 0)
    fail(`${stderr ?? ''}As dependências não puderam ser instaladas: veja acima a resposta do npm.`);
}

/** A developer's own `npm install` writes npm's list, but not our stamp. */
function isInstalled(lock) {
  const installed = read(join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return false;
  const present = JSON.parse(installed).packages;
  return Object.entries(lock.packages).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || present[path]?.version === version,
  );
}

/** The project runs on Node 24, which comes as an npm package; the machine's own is used if it is at least that new. */
function pinnedNode() {
  const pinned = join(root, 'node_modules', '.bin', 'node');
  if (majorOf(pinned) === 24) return pinned;
  npm(['rebuild', 'node', '--loglevel=error']);
  if (majorOf(pinned) === 24) return pinned;
  if (majorOf(process.execPath) >= 24) return process.execPath;
  return fail(
    `O projeto precisa do Node 24, mas o pacote npm "node" não o instalou e esta máquina tem ${process.version}: permita o script de instalação dele, ou instale o Node 24.`,
  );
}

function majorOf(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1]);
}

function npm(args) {
  const self = process.env.npm_execpath;
  const [program, first] = self?.endsWith('.js') ? [process.execPath, [self]] : ['npm', []];
  return spawnSync(program, [...first, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: root,
    encoding: 'utf8',
  });
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
