/**
 * How the browser's bundle is cut. Each file costs a request and compresses alone, so what a shop's home
 * needs is two files: the libraries, and our own parts. All else stays with the screens that need it.
 */
import { fileURLToPath } from 'node:url';

interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const entry = here('src/client.tsx');
const libraries = /\/node_modules\/(?!lucide-react\/)/;
/** The router splits their screens off; the home loads them at once. */
const homeRoutes = ['src/routes/$supplier.tsx', 'src/routes/$supplier/index.tsx'].map(here);

/** Names the file for a module of the home; null leaves a module to its screen. */
export function firstPage(): (id: string, graph: Graph) => string | null {
  let members: ReadonlySet<string> | undefined;
  return (id, graph) => {
    members ??= modulesOfHome(graph);
    if (!members.has(id)) return null;
    return libraries.test(id) ? 'base' : 'first';
  };
}

function modulesOfHome(graph: Graph): ReadonlySet<string> {
  const screens = homeRoutes.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const reached = new Set([entry, ...screens]);
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}
