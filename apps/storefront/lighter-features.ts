import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = new URL('../../', import.meta.url);
const imported = /import \{([^}]*)\} from '#(features\/[\w/-]+\/)(public\.tsx?)';/g;
const exported = /export \{([^}]*)\} from '\.\/([^']+)';/g;

/**
 * Imports what one feature uses of another from the file that makes it, not from the list of all that the feature
 * offers (`public.tsx`): whoever asks a visitor's cart of its feature loads no checkout's slots and QR codes.
 */
export const lighterFeatures = (): Plugin => ({
  name: 'vitrine-lighter-features',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?($|\?)/, code: /\/public\.tsx?'/ },
    handler: directImports,
  },
});

/** A module's source, with each import of a feature's list made one of the files behind it. */
export const directImports = (code: string): string =>
  code.replace(imported, (_, names: string, folder: string, list: string) => direct(names, folder, list));

function direct(names: string, folder: string, list: string): string {
  const files = filesIn(folder, list);
  const lines = valuesOf(names).map(([name, local]) => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`${folder}${list} exports no ${name}`);
    return `import { ${name} as ${local} } from '#${folder}${file}';`;
  });
  return lines.join(' ');
}

/** The file behind each name that a feature offers. */
function filesIn(folder: string, list: string): ReadonlyMap<string, string> {
  const source = readFileSync(fileURLToPath(new URL(folder + list, root)), 'utf8');
  const found = [...source.matchAll(exported)].flatMap(([, names = '', file = '']) =>
    valuesOf(names).map(([, local]) => [local, file] as const),
  );
  return new Map(found);
}

/** The values among imported or exported names, each with what it is called from there on; types load nothing. */
const valuesOf = (names: string): (readonly [string, string])[] =>
  names
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => {
      const [name = '', local = name] = each.split(/\s+as\s+/);
      return [name, local];
    });
