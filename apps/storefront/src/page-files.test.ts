/** Every address of a shop leads to the file that `routes/README.md` names. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mayBeSlug } from '#features/suppliers/domain/hosts/reserved-slugs.ts';
import { inProject } from '#platform/process/project-folder.ts';
import { SECONDARY_ADDRESSES, secondaryPage } from './secondary-pages/secondary-pages.ts';

const SOURCES = 'apps/storefront/src';
const read = (file: string): string => readFileSync(inProject(file), 'utf8');
/** '/$supplier/pedidos/$numpedido' → '/pedidos/*'. */
const patternOf = (path: string): string => path.replace(/^\/\$supplier/, '').replace(/\$\w*/g, '*') || '/';

const documented = new Map(
  [...read(`${SOURCES}/routes/README.md`).matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\|$/gm)].map(
    ([, address = '', file = '']) => [address, file] as const,
  ),
);

/** The router's pages. */
const routes = (() => {
  const tree = read(`${SOURCES}/routeTree.gen.ts`);
  const files = new Map(
    [...tree.matchAll(/import \{ Route as (\w+)Import \} from '\.\/(routes\/[^']+)'/g)].map(
      ([, name = '', file = '']) => [name, file] as const,
    ),
  );
  const pages = [
    ...tree.matchAll(/fullPath: '(\/\$supplier\/?[^']*)';?\s*preLoaderRoute: typeof (\w+)Import/g),
  ];
  return pages
    .map(([, path = '', name = '']) => [patternOf(path.replace(/\/$/, '')), files.get(name) ?? ''] as const)
    .filter(([, file]) => file !== 'routes/$supplier.tsx');
})();

/** The pages of the table. */
const secondary = [
  ...read(`${SOURCES}/secondary-pages/secondary-pages.ts`).matchAll(
    /^ {2}(?:'([^']+)'|(\w+)):[\s\S]*?import\(\s*'([^']+)'/gm,
  ),
].map(([, quoted, bare, file = '']) => [
  `/${quoted ?? bare}`,
  file
    .replace(/^\.\.\//, '')
    .replace(/^\.\//, 'secondary-pages/')
    .replace(/^#/, ''),
]) as readonly (readonly [string, string])[];

test('the table of the README names every page and its file', () => {
  expect(secondary.map(([address]) => address.slice(1)).toSorted()).toEqual(SECONDARY_ADDRESSES.toSorted());
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries([...routes, ...secondary]));
  const missing = [...documented.values()].filter(
    (file) => !existsSync(inProject(file)) && !existsSync(inProject(`${SOURCES}/${file}`)),
  );
  expect(missing).toEqual([]);
});

test('no page of the second table is hidden by a route', () => {
  const taken = new Set(routes.map(([address]) => address));
  expect(secondary.map(([address]) => address).filter((address) => taken.has(address))).toEqual([]);
});

test('the first segment of every page is reserved, so that no shop can be called like it', () => {
  const segments = new Set([...documented.keys()].map((address) => address.split('/')[1] ?? ''));
  expect([...segments].filter((segment) => segment !== '*' && mayBeSlug(segment))).toEqual([]);
});

/** '/listas/${id}' → '/listas/x'; what is not a segment of its own is a query. */
const withValues = (template: string): string =>
  (template.replace(/\/\$\{.*?\}+/g, '/x').split(/[?#$]/, 1)[0] ?? '').replace(/(?<=.)\/$/, '');

/** The addresses that are written in screens and mails, with a text in place of each value. */
const links = (() => {
  const files = globSync(
    ['features/*/{contract,server,storefront}/**/*.{ts,tsx}', `${SOURCES}/**/*.{ts,tsx}`],
    { cwd: inProject('.') },
  ).filter((file) => !/\.test\.tsx?$|\/testing\/|routeTree|\.schema\.ts$/.test(file));
  const written = [
    /\bshopHref\(\s*[\w.]+,\s*(['`])(\/.*?)\1/gs,
    /\b(?:path|href): (['`])(\/(?!\/|\$supplier).*?)\1/g,
    /\{shopRoot\(site\)(\})(\/(?!sitemap).*?)`/g,
  ];
  const found = files.flatMap((file) =>
    written.flatMap((pattern) => [...read(file).matchAll(pattern)].map(([, , address = '']) => address)),
  );
  // The panel has pages of its own.
  const literal = found.filter((address) => !address.startsWith('/${') && !address.startsWith('/painel/'));
  return [...new Set(literal.map(withValues))].toSorted();
})();

/** The most specific address of the README that a path fits: a written segment before any segment. */
function fileOf(path: string): string | undefined {
  const rest = documented.get('/*');
  const fitting = [...documented.keys()].filter(
    (address) => address !== '/*' && new RegExp(`^${address.replaceAll('*', '[^/]+')}$`).test(path),
  );
  const [best] = fitting.toSorted((a, b) => a.split('*').length - b.split('*').length);
  return best === undefined ? rest : documented.get(best);
}

describe('what screens and mails link to has a page', () => {
  test('and there are such links', () => {
    expect(links.length).toBeGreaterThan(30);
  });

  test.each(links)('%s', (path) => {
    expect(fileOf(path)).toBeDefined();
    expect(fileOf(path)).not.toBe(documented.get('/*'));
  });
});

test('an address of the second table is found by its path, with its values', () => {
  for (const address of SECONDARY_ADDRESSES) {
    const found = secondaryPage(address.replaceAll('*', 'x'));
    expect(found?.rest, address).toEqual([...address.matchAll(/\*/g)].map(() => 'x'));
  }
  expect(secondaryPage('nada')).toBeUndefined();
  expect(secondaryPage('assinaturas/1/alterar/mais')).toBeUndefined();
});
