/**
 * How the browser's bundle is split. Each file costs a request and is compressed alone, so the modules of a shop's
 * first page go into few files: libraries, our own modules that every first page uses, and those shared by two or
 * three first pages.
 * Everything else stays with its screen, and no first page loads what only another one uses. What navigating to the
 * next page needs (loaders, heads, queries) is one more file, loaded on intent.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/** Throws for a missing file: a moved one would silently be left out of the grouping. */
function here(path: string): string {
  const file = fileURLToPath(new URL(path, import.meta.url));
  if (!existsSync(file)) throw new Error(`${path} is named for the first page, and is not there`);
  return file;
}

const entry = here('src/client.tsx');
const libraries = /\/node_modules\/(?!lucide-react\/)/;
const route = (path: string): string => here(`src/routes/$supplier${path}`);
/** Modules of the libraries' barrels that no first page calls. */
const notOnFirst =
  /\/(mutationObserver|useMutation|queriesObserver|useQueries|useSuspenseQueries|infiniteQueryObserver|useInfiniteQuery)\.js$/;
/** The router's build marks split modules with this. */
const SPLIT = 'tsr-split';
const fetches = /\/fetch-[\w-]+\.ts$/;
const feature = (path: string): string => here(`../../features/${path}`);
/** Modules that every first page loads once it is idle, as one file instead of thirty. */
const idle = [
  here('src/lazy-skeletons.ts'),
  here('src/shell/header/place-link.tsx'),
  here('src/shell/header/payment-link.tsx'),
  here('src/journeys/analytics/measure-shop.ts'),
  here('src/journeys/buying-terms.ts'),
  here('src/journeys/offline/start-offline.ts'),
  here('src/journeys/once-idle.ts'),
  feature('cart/storefront/save/sync-cart.ts'),
  feature('cart/storefront/card-stepper.tsx'),
  feature('catalog/storefront/departments/home-sectors.tsx'),
  feature('catalog/storefront/recent/recent-products.ts'),
  feature('catalog/storefront/search/recent-searches.ts'),
  feature('privacy/storefront/consent/consent-bar.tsx'),
  here('../../platform/ui/toasts/toast-card.tsx'),
];
/** Blocks and rows that a home loads once it is idle or scrolled to, as one file instead of fifteen. */
const homeBlocks = [
  here('src/journeys/combos/combo-cards.tsx'),
  here('src/journeys/home/home-parts.tsx'),
  here('src/journeys/recommended/recommended-rows.tsx'),
  feature('content/storefront/carousels/recommended-carousel.tsx'),
  feature('content/storefront/home/rare-blocks.ts'),
  feature('recommendations/storefront/suggested-products.tsx'),
];
/**
 * Additional modules of a list page, loaded once it is idle. Design-system parts go with `idle`, and parts shared
 * with the code for the next page form a file of their own.
 */
const listTools = feature('catalog/storefront/list/toolbar/list-tools.ts');
/** Parts of the design system; they import no screen's modules. */
const part = /\/(platform\/ui|lucide-react)\//;
/** Entry pages of visitors. The router splits their screens off. */
const doors = ['/index.tsx', '/c/$.tsx', '/busca.tsx', '/p/$slug.tsx'].map(route);
/** Returns the file name for a module that several first pages need; null leaves the module to its screen. */
export function firstPage(): (id: string, graph: Graph) => string | null {
  let nameOf: ((id: string) => string | null) | undefined;
  return (id, graph) => {
    nameOf ??= namesIn(graph);
    return nameOf(id);
  };
}

function namesIn(graph: Graph): (id: string) => string | null {
  const shell = reach(graph, [entry, ...screensOf(graph, route('.tsx'))]);
  const needs = doors.map((door) => reach(graph, screensOf(graph, door)));
  const next = reach(graph, loadersOf(graph));
  const afterwards = reach(graph, idle);
  const tools = reach(graph, [listTools]);
  const blocks = reach(graph, homeBlocks);
  return (id) => {
    if (notOnFirst.test(id)) return null;
    const by = needs.flatMap((needed, door) => (needed.has(id) ? [door] : []));
    if (shell.has(id) || by.length === doors.length) return libraries.test(id) ? 'base' : 'first';
    if (by.length > 1 || (by.length > 0 && next.has(id))) return `first-${by.join('')}`;
    if (by.length > 0) return null;
    if (afterwards.has(id)) return 'idle';
    if (blocks.has(id)) return tools.has(id) ? 'idle' : 'home-later';
    if (!tools.has(id)) return next.has(id) ? 'next' : null;
    if (next.has(id)) return 'list-next';
    return part.test(id) ? 'idle' : 'list-tools';
  };
}

const importsOf = (graph: Graph, id: string): readonly string[] =>
  graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];

const screensOf = (graph: Graph, id: string): readonly string[] =>
  importsOf(graph, id).filter((imported) => imported.includes(SPLIT));

/** The loaders of the entry pages, with the modules that fetch their data. */
function loadersOf(graph: Graph): readonly string[] {
  const loaders = doors.flatMap((door) =>
    importsOf(graph, door).filter((imported) => !imported.includes(SPLIT)),
  );
  const fetching = [...reach(graph, loaders)].flatMap((id) =>
    importsOf(graph, id).filter((imported) => fetches.test(imported)),
  );
  // A renamed module would silently become a request of its own.
  if (loaders.length === 0 || fetching.length === 0)
    throw new Error('no loader of a first page, or none of the modules that fetch their data, was found');
  return [...loaders, ...fetching];
}

/** The given modules and everything they import statically. */
function reach(graph: Graph, from: readonly string[]): ReadonlySet<string> {
  const reached = new Set(from);
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}
