import type { Plugin } from 'vite';

const tree = /\/routeTree\.gen\.ts$/;
const route = /\/src\/routes\/[^?]+\.tsx$/;
/** `{ SupplierBuscaRoute: SupplierBuscaRoute, … }`, or the names alone: only the values are read. */
const children = /(Children\b[^=;]*=\s*)\{([\s\w:,]*)\}/g;
/** Where a route stands, for most said twice; its parent is always there before it. */
const place = /\.update\(\{\s*id: ("[^"]*"),\s*path: \1,\s*getParentRoute: \(\) => (\w+),?\s*\}/g;
const at = 'const at = (path, parent) => ({ id: path, path, getParentRoute: () => parent });\n';
/** The address for which a file's types are made; where the route stands, the tree says. */
const address = /\bcreateFileRoute\((["'`])[^"'`]*\1\)/;

/** Leaves out of the routes what nobody reads in a browser. All routes are part of every first page. */
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
