/**
 * How the browser's bundle is cut. Each file costs a request and compresses alone, so whatever a shop's first page
 * needs is in few files: the libraries, our own parts that every first page shows, and what two or three of them share.
 * All else stays with the screens that need it, and no first page loads what only another shows. What asks for a further
 * page is one file more, loaded when one is meant.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/** Throws for a file that is not there: a moved one would silently leave the first page as it is. */
function here(path: string): string {
  const file = fileURLToPath(new URL(path, import.meta.url));
  if (!existsSync(file)) throw new Error(`${path} is named for the first page, and is not there`);
  return file;
}

const entry = here('src/client.tsx');
const libraries = /\/node_modules\/(?!lucide-react\/)/;
const route = (path: string): string => here(`src/routes/$supplier${path}`);
/** Of the libraries' barrels, what no first page calls. */
const late =
  /\/(mutationObserver|useMutation|queriesObserver|useQueries|useSuspenseQueries|infiniteQueryObserver|useInfiniteQuery)\.js$/;
/** How the router's build marks what it splits off. */
const SPLIT = 'tsr-split';
const asks = /\/ask-[\w-]+\.ts$/;
const feature = (path: string): string => here(`../../features/${path}`);
/** What every first page loads once it is quiet: one file, where they would be thirty. */
const soon = [
  here('src/shell/place-link.tsx'),
  here('src/journeys/buying-terms.ts'),
  here('src/journeys/once-quiet.ts'),
  feature('cart/storefront/save/keep-cart.ts'),
  feature('cart/storefront/card-stepper.tsx'),
  feature('catalog/storefront/departments/home-sectors.tsx'),
  feature('catalog/storefront/recent/recent-products.ts'),
  feature('catalog/storefront/search/recent-searches.ts'),
  here('../../platform/ui/toasts/toast-card.tsx'),
];
/**
 * What a list's page loads then, besides. What it has of the design system comes with what every page loads, and what it has
 * in common with what asks for a further page stands apart.
 */
const listTools = feature('catalog/storefront/list/toolbar/list-tools.ts');
/** The design system's parts import no screen's. */
const part = /\/(platform\/ui|lucide-react)\//;
/** Where visitors come in. The router splits their screens off. */
const doors = ['/index.tsx', '/c/$.tsx', '/busca.tsx', '/p/$slug.tsx'].map(route);
/** Names the file for a module that several first pages need; null leaves a module to its screen. */
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
  const afterwards = reach(graph, soon);
  const tools = reach(graph, [listTools]);
  return (id) => {
    if (late.test(id)) return null;
    const by = needs.flatMap((needed, door) => (needed.has(id) ? [door] : []));
    if (shell.has(id) || by.length === doors.length) return libraries.test(id) ? 'base' : 'first';
    if (by.length > 1 || (by.length > 0 && next.has(id))) return `first-${by.join('')}`;
    if (by.length > 0) return null;
    if (afterwards.has(id)) return 'soon';
    if (!tools.has(id)) return next.has(id) ? 'next' : null;
    if (next.has(id)) return 'list-next';
    return part.test(id) ? 'soon' : 'list-tools';
  };
}

const importsOf = (graph: Graph, id: string): readonly string[] =>
  graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];

const screensOf = (graph: Graph, id: string): readonly string[] =>
  importsOf(graph, id).filter((imported) => imported.includes(SPLIT));

/** What fetches the doors' data, with the questions that it asks. */
function loadersOf(graph: Graph): readonly string[] {
  const loaders = doors.flatMap((door) =>
    importsOf(graph, door).filter((imported) => !imported.includes(SPLIT)),
  );
  const questions = [...reach(graph, loaders)].flatMap((id) =>
    importsOf(graph, id).filter((imported) => asks.test(imported)),
  );
  return [...loaders, ...questions];
}

/** With all that they import at once. */
function reach(graph: Graph, from: readonly string[]): ReadonlySet<string> {
  const reached = new Set(from);
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}
