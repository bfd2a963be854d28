import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundledLicences } from './bundled-licences.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'licences-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function add(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

const library = (name: string, code: string, more: Readonly<Record<string, unknown>> = {}) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: '1.2.3',
    main: 'index.js',
    ...more,
  }),
  [`node_modules/${name}/index.js`]: code,
});

/** Builds main.js and returns the notices. */
async function noticesOf(main: string): Promise<string> {
  await add({ 'main.js': main });
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [bundledLicences({ fileName: () => 'licencas.txt', generators: ['tailwindcss'] })],
    build: { rolldownOptions: { input: join(folder, 'main.js') } },
  });
  return readFile(join(folder, 'dist', 'licencas.txt'), 'utf8');
}

test('each package of the bundle is named with its licence, also those that others bring and those loaded later', async () => {
  await add({
    ...library('outer', `export { inner as outer } from 'inner';`, { license: 'MIT' }),
    'node_modules/outer/LICENSE': 'Copyright (c) Outer',
    ...library('inner', `export const inner = () => import('later');`, { license: 'BSD-3-Clause' }),
    'node_modules/inner/LICENCE.md': 'Copyright (c) Inner',
    ...library('later', 'export default document.title;', { license: 'ISC' }),
    'node_modules/later/license': 'Copyright (c) Later',
    ...library('unused', 'export const unused = 1;', { license: 'MIT' }),
  });
  const notices = await noticesOf(`import { outer } from 'outer'; import { unused } from 'unused'; outer();`);
  expect(notices).toContain('outer 1.2.3 (MIT)\n\nCopyright (c) Outer');
  expect(notices).toContain('inner 1.2.3 (BSD-3-Clause)\n\nCopyright (c) Inner');
  expect(notices).toContain('later 1.2.3 (ISC)\n\nCopyright (c) Later');
  expect(notices).toMatch(/^tailwindcss \d.* \(MIT\)$/m);
  expect(notices).not.toContain('unused');
  expect(await readdir(join(folder, 'dist'))).not.toContain('licencas.json');
});

test('a package without a licence stops the build', async () => {
  await add(library('nameless', 'export const nameless = document.title;'));
  await expect(noticesOf(`import { nameless } from 'nameless'; document.title = nameless;`)).rejects.toThrow(
    'nameless 1.2.3 is in the bundle, and has no licence',
  );
});
