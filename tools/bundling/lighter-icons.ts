import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { type IconShape, onePath } from './one-path.ts';

const singlePathIcon = fileURLToPath(
  new URL('../../platform/ui/pictures/single-path-icon.ts', import.meta.url),
);
const barrel = new URL('../esm/lucide-react.mjs', import.meta.resolve('lucide-react'));
const named = /import \{([^}]*)\} from ['"]lucide-react['"];?/g;

/**
 * Imports each icon from its own file, so that a screen loads only its own icons, and renders each through
 * `platform/ui/pictures/single-path-icon.ts` as a single path. A page has dozens of icons, and every element is rendered on
 * the server, sent, parsed and hydrated.
 */
export function lighterIcons(): Plugin {
  const files = iconFiles();
  const importOf = (specifier: string): string => {
    const [name = '', local = name] = specifier.trim().split(/\s+as\s+/);
    const file = files.get(name);
    if (file === undefined) throw new Error(`lucide-react has no icon ${name}`);
    return `import ${local} from ${JSON.stringify(file)};`;
  };
  return {
    name: 'vitrine-lighter-icons',
    enforce: 'pre',
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: async (id) => {
        const { __iconData: icon } = (await import(pathToFileURL(id).href)) as { __iconData: IconData };
        const path = JSON.stringify(onePath(icon.node));
        return `import drawnIcon from ${JSON.stringify(singlePathIcon)}; export default drawnIcon(${path});`;
      },
    },
    transform: {
      filter: { id: /\.tsx?($|\?)/, code: /from ['"]lucide-react['"]/ },
      handler: (code) =>
        code.replace(named, (_, names: string) =>
          names
            .split(',')
            .filter((each) => each.trim() !== '')
            .map(importOf)
            .join(' '),
        ),
    },
  };
}

interface IconData {
  readonly node: readonly IconShape[];
}

/** The file of each exported icon, from the library's index. */
function iconFiles(): ReadonlyMap<string, string> {
  const index = readFileSync(barrel, 'utf8');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of index.matchAll(/export \{([^}]*)\} from '(\.\/icons\/[^']+)'/g)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) {
      files.set(name, fileURLToPath(new URL(file, barrel)));
    }
  }
  return files;
}
