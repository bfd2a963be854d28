import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from './build.mjs';
import { externalPackages } from './external-packages.mjs';
import { ensureDependencies, fail, root } from './setup.mjs';

/**
 * `npm run package -- FOLDER`: what an installation on one's own PostgreSQL runs, and nothing else: the built server and screens, the
 * migrations, and the few libraries that cannot be bundled, in the versions of package-lock.json. It needs Node 24 and no npm.
 */
export function packageServer(folder) {
  const isOurs = existsSync(join(folder, 'build/server/main.js'));
  if (existsSync(folder) && !isOurs && readdirSync(folder).length > 0)
    fail(`A pasta ${folder} não está vazia, e não contém um pacote do Vitrine.`);
  // Only what a former package has written: whatever else is there stays.
  for (const part of ['build', 'db', 'node_modules', 'deploy'])
    rmSync(join(folder, part), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ['build/server', 'build/storefront', 'build/panel', 'db/migrations', 'deploy'])
    copy(part, folder, (path) => basename(path) !== '.stamp');
  for (const path of neededPackages()) copy(path, folder, isNeededFile(path));
  copy('LICENSE', folder);
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const described = { name, version, private: true, license, type: 'module', engines: { node: '>=24' } };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
}

/** Folders of the packages that the built server imports, and of all that these need, as they are installed. */
export function neededPackages(names = externalPackages) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Set();
  const visit = (name, from) => {
    const path = placesOf(name, from).find((place) => place in packages && existsSync(join(root, place)));
    // Optional ones are those of other systems, or of features that nobody uses.
    if (path === undefined || found.has(path)) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = packages[path];
    for (const needed of [...Object.keys(dependencies), ...Object.keys(optionalDependencies)])
      visit(needed, path);
  };
  for (const name of names) visit(name, '');
  return [...found].sort();
}

/** As Node resolves them: the package's own `node_modules` first, then those above. */
function placesOf(name, from) {
  const places = [];
  for (
    let folder = from;
    folder !== '';
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  )
    places.push(`${folder}/node_modules/${name}`);
  return [...places, `node_modules/${name}`];
}

/** Nested packages are copied by themselves, if they are needed; texts, types and maps are never read. */
const isNeededFile = (path) => (file) => {
  const inside = file.slice(join(root, path).length);
  return !/\/node_modules(\/|$)|\.(d\.[cm]?ts|map|md|markdown)$/.test(inside);
};

function copy(path, folder, filter = () => true) {
  const to = join(folder, path);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(root, path), to, { recursive: true, dereference: true, filter });
}

export function sizeOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [given] = process.argv.slice(2);
  if (given === undefined) fail('Uso: npm run package -- PASTA');
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), given);
  buildAll(ensureDependencies());
  packageServer(folder);
  process.stdout.write(`${folder}: ${(sizeOf(folder) / 1_000_000).toFixed(0)} MB.\n`);
}
