import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defined } from '#kernel/defined.ts';

/** A package as Vite's `build.license` lists it. */
interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression of package.json. */
  readonly identifier?: string;
  /** The package's licence file. */
  readonly text?: string;
}

interface LicenceOptions {
  /** Output file, relative to the output folder of the bundle. */
  readonly fileName: (environment: string) => string;
  /** Packages whose output is in the bundle though none of their modules is. */
  readonly generators?: readonly string[];
}

/** The faces of `platform/ui/fonts.css`: files beside the bundle, which no module of it contains. */
export const FACES = [
  '@fontsource-variable/figtree',
  '@fontsource/bricolage-grotesque',
  '@fontsource/fraunces',
  '@fontsource/fredoka',
  '@fontsource/oswald',
] as const;

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url));
const list = 'licencas.json';
const HEADING = `Licenças de software livre

Os programas abaixo fazem parte deste site. Cada um é usado nos termos da sua licença, reproduzida a seguir.`;

/**
 * Writes the notices of the libraries in a bundle: MIT, BSD and others ask that copies of their code come with their text, and
 * minifying drops it. Vite lists the packages; a package without a licence stops the build.
 */
export function bundledLicences({ fileName, generators = [] }: LicenceOptions): Plugin {
  return {
    name: 'vitrine-bundled-licences',
    apply: 'build',
    config: () => ({ build: { license: { fileName: list } } }),
    writeBundle: {
      // Before the assets are compressed.
      order: 'pre',
      sequential: true,
      async handler({ dir = '' }) {
        const bundled = JSON.parse(await readFile(join(dir, list), 'utf8')) as BundledPackage[];
        await rm(join(dir, list));
        const generating = await Promise.all(generators.map(installed));
        await writeFile(
          join(dir, fileName(this.environment.name)),
          await notices([...bundled, ...generating]),
        );
      },
    },
  };
}

async function notices(packages: readonly BundledPackage[]): Promise<string> {
  const sorted = [...packages].sort((a, b) => (a.name < b.name ? -1 : 1));
  return [HEADING, ...(await Promise.all(sorted.map(notice)))].join(`\n\n${'-'.repeat(78)}\n`).concat('\n');
}

async function notice({ name, version, identifier, text }: BundledPackage): Promise<string> {
  if (identifier === undefined && text === undefined)
    throw new Error(`${name} ${version} is in the bundle, and has no licence`);
  const folder = join(modules, name);
  const more = await filesOf(folder, /^(notice|third_party)/i);
  const terms = text ?? (await authorOf(folder));
  return [`${name} ${version} (${identifier ?? 'ver o texto'})`, terms, ...more].join('\n\n');
}

/** Named where a package ships no licence file. */
async function authorOf(folder: string): Promise<string> {
  const { author } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    author?: string | { name: string };
  };
  return author === undefined ? '' : `Copyright (c) ${typeof author === 'string' ? author : author.name}`;
}

async function installed(name: string): Promise<BundledPackage> {
  const folder = join(modules, name);
  const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const [text] = await filesOf(folder, /^licen[cs]e/i);
  return { name, version, identifier: license, ...defined({ text }) };
}

async function filesOf(folder: string, named: RegExp): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => named.test(name)).sort();
  return Promise.all(names.map(async (name) => (await readFile(join(folder, name), 'utf8')).trim()));
}
