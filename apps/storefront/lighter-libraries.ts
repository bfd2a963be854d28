import type { Plugin } from 'vite';

const preload = /^\0vite\/preload-helper\.js$/;
/** No late file brings styles of its own, so nothing is loaded beside it: only its failure is told. */
const plainImport = `
export const __vitePreload = (load) => load().catch((lost) => {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: lost }));
  throw lost;
});`;
const infinite = /\/@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/;
const noInfinite = `
const none = () => { throw new Error('Lists are fetched page by page.'); };
export { none as infiniteQueryBehavior, none as hasNextPage, none as hasPreviousPage };`;
const link = /\/@tanstack\/react-router\/dist\/esm\/link\.js$/;
const lazyRoute = /\/@tanstack\/react-router\/dist\/esm\/lazyRouteComponent\.js$/;
/** The router's own reload where a screen's file is lost: `reloadOnLostChunk` has loaded the page anew by then. */
const routersReload =
  /if \(isModuleNotFoundError\(error\)[^{]*\{[\s\S]*?throw new Promise\([^)]*\) => \{\}\);\s*\}\s*\}/;
const none = `
const none = () => { throw new Error('Links are drawn by platform/ui/links/app-link.tsx'); };
export { none as Link, none as composeHandlers, none as createLink, none as linkOptions, none as useLinkProps };`;

/**
 * Leaves out of the libraries what no page uses, though they hold on to it: the router's own link, which every route
 * carries with it, and the stand-in for a hook that React has had since 18. What two would do, one does.
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
    filter: { id: [link, infinite, preload] },
    handler: (id) => (link.test(id) ? none : infinite.test(id) ? noInfinite : plainImport),
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
