import type { Plugin } from 'vite';

const tree = /\/routeTree\.gen\.ts$/;
const route = /\/src\/routes\/[^?]+\.tsx$/;
/** `{ SupplierBuscaRoute: SupplierBuscaRoute, … }` or shorthand: only the values are read. */
const children = /(Children\b[^=;]*=\s*)\{([\s\w:,]*)\}/g;
/** A route's id and path, which are equal for most routes. The parent is always defined before. */
const place = /\.update\(\{\s*id: ("[^"]*"),\s*path: \1,\s*getParentRoute: \(\) => (\w+),?\s*\}/g;
const at = 'const at = (path, parent) => ({ id: path, path, getParentRoute: () => parent });\n';
/** The path in `createFileRoute` only serves the generated types; the tree sets it at run time. */
const address = /\bcreateFileRoute\((["'`])[^"'`]*\1\)/;

/** Shortens the generated routes in the browser's bundle. All routes are part of every first page. */
export const lighterRoutes = (): Plugin => ({
  name: 'vitrine-lighter-routes',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: [tree, route] },
    handler: (code, id) => (tree.test(id) ? lighterTree(code) : code.replace(address, 'createFileRoute()')),
  },
});

const lighterTree = (code: string): string =>
  at +
  code
    .replace(children, (_, before, named) => `${before}[${named.replace(/\w+:\s*/g, '')}]`)
    .replace(place, '.update(at($1, $2)');
