import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = new URL('../../', import.meta.url);
const imported = /import \{([^}]*)\} from '#(features\/[\w/-]+\/)(public\.tsx?)';/g;
const exported = /export \{([^}]*)\} from '\.\/([^']+)';/g;

/**
 * Rewrites imports from another feature's `public.tsx` to imports from the file behind it. Otherwise a visitor's cart
 * would load the checkout's slots and QR codes, too.
 */
export const lighterFeatures = (): Plugin => ({
  name: 'vitrine-lighter-features',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?($|\?)/, code: /\/public\.tsx?'/ },
    handler: directImports,
  },
});

/** Replaces each import from a feature's `public.tsx` in the source by imports from the files behind it. */
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

/** The source file of each name that a feature's `public.tsx` exports. */
function filesIn(folder: string, list: string): ReadonlyMap<string, string> {
  const source = readFileSync(fileURLToPath(new URL(folder + list, root)), 'utf8');
  const found = [...source.matchAll(exported)].flatMap(([, names = '', file = '']) =>
    valuesOf(names).map(([, local]) => [local, file] as const),
  );
  return new Map(found);
}

/** The values among imported or exported names, each with its local name; types are left out. */
const valuesOf = (names: string): (readonly [string, string])[] =>
  names
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => {
      const [name = '', local = name] = each.split(/\s+as\s+/);
      return [name, local];
    });
