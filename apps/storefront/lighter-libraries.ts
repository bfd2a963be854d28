import type { Plugin } from 'vite';

const preload = /^\0vite\/preload-helper\.js$/;
/**
 * Replaces Vite's preload helper. Lazy files have no styles or preloads of their own, so only the error event
 * remains.
 */
const plainImport = `
export const __vitePreload = (load) => load().catch((lost) => {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: lost }));
  throw lost;
});`;
const infinite = /\/@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/;
const noInfinite = `
const none = () => { throw new Error('Lists are fetched page by page.'); };
export { none as infiniteQueryBehavior, none as hasNextPage, none as hasPreviousPage };`;
const awaited = /\/@tanstack\/react-router\/dist\/esm\/awaited\.js$/;
/** The library's waits by hand on a React before 19. */
const awaitedByReact = `
import { use } from 'react';
export const useAwaited = ({ promise }) => use(promise);
export const Await = ({ promise, children }) => children(use(promise));`;
const link = /\/@tanstack\/react-router\/dist\/esm\/link\.js$/;
const lazyRoute = /\/@tanstack\/react-router\/dist\/esm\/lazyRouteComponent\.js$/;
/** The router's own reload after a lost chunk; `reloadOnLostChunk` has reloaded the page by then. */
const routersReload =
  /if \(isModuleNotFoundError\(error\)[^{]*\{[\s\S]*?throw new Promise\([^)]*\) => \{\}\);\s*\}\s*\}/;
const none = `
const none = () => { throw new Error('Links are drawn by platform/ui/links/app-link.tsx'); };
export { none as Link, none as composeHandlers, none as createLink, none as linkOptions, none as useLinkProps };`;

const replacements = [
  [link, none],
  [infinite, noInfinite],
  [awaited, awaitedByReact],
  [preload, plainImport],
] as const;

/**
 * Removes library code that no page uses but that tree shaking keeps: the router's own link, which every route
 * imports, infinite queries, and shims of hooks that React has. `lighter-react.ts` is the same for React.
 */
export const lighterLibraries = (): Plugin => ({
  name: 'vitrine-lighter-libraries',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: {
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      },
    },
  }),
  load: {
    filter: { id: [link, infinite, awaited, preload] },
    handler: (id) => replacements.find(([file]) => file.test(id))?.[1],
  },
  transform: {
    filter: { id: lazyRoute },
    handler: (code) => {
      const once = code.replace(routersReload, '');
      if (once === code) throw new Error('The router reloads lost screens in another way now.');
      return { code: once, map: null };
    },
  },
});
