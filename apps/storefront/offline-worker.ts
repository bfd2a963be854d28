/**
 * Builds the service worker after the browser's bundle, whose files it names. Those of the shell are stored when it is installed; a
 * page has loaded most of them already. The screens that open without a connection follow for visitors who allow storing what they
 * saw, and all others are stored once a page has loaded them.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import type { BuiltFiles } from '#platform/offline/worker/answer-file.ts';

/** Throws for a missing file: a moved one would silently be left out. */
function here(path: string): string {
  const file = fileURLToPath(new URL(path, import.meta.url));
  if (!existsSync(file)) throw new Error(`${path} is named for the service worker, and is not there`);
  return file;
}

const source = (path: string): string => here(`src/${path}`);
const feature = (path: string): string => here(`../../features/${path}`);

/** What every page without a connection needs. */
const SHELL = [
  source('client.tsx'),
  source('open-shell.tsx'),
  source('shell/errors/failure-page.tsx'),
  source('journeys/buying-terms.ts'),
  source('fetch-shops.ts'),
  source('shop-look.ts'),
  feature('accounts/storefront/login/fetch-session.ts'),
  feature('catalog/storefront/queries/fetch-categories.ts'),
];

/** The screens that open without a connection, and what runs on every page once it is idle. */
const OFFLINE = [
  ...['index', 'c/$', 'busca', 'p/$slug', 'carrinho', 'pedidos/index', 'pedidos/$numpedido'].map((route) =>
    source(`routes/$supplier/${route}.tsx`),
  ),
  source('routes/$supplier/$.tsx'),
  source('routes/$supplier.tsx'),
  source('secondary-pages/secondary-screen.tsx'),
  source('secondary-pages/shopping/shopping-lists.tsx'),
  source('secondary-pages/shopping/shopping-list.tsx'),
  source('secondary-pages/login/represented-clients.tsx'),
  source('journeys/once-idle.ts'),
  source('journeys/cart-view.tsx'),
  source('journeys/acting-bar.tsx'),
  source('journeys/account/account-view.tsx'),
  feature('cart/storefront/save/sync-cart.ts'),
  feature('orders/storefront/repeat/last-order.tsx'),
];

/** What none of those pages needs without a connection: it is loaded by who has one. */
const NEVER =
  /\/(checkout\/|payment\/|card-field|leaflet|pin-map|socket\.io|engine\.io|live\/|analytics\/|register|quick-order|rooms|chat\/|addresses\/|delivery\/storefront\/(?!receiving|chosen)|consent-bar|preference-fields|subscription|rating|cancel|quote|invoices|zxcvbn|additions|age\/|report)/;

interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const WORKER = 'service-worker.js';
/** Names the page's script and style for the server. */
export const PAGE_FILES = 'page-files.json';

export function offlineWorker(): Plugin {
  let files: (BuiltFiles & { readonly styles: string }) | undefined;
  return {
    name: 'vitrine-offline-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry)?.fileName;
      const styles = Object.keys(bundle).find((name) => /\/styles-[\w-]+\.css$/.test(name));
      if (entry === undefined || styles === undefined)
        throw new Error('the pages have no script or no style');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      /** The files with these modules, and those that they import. */
      const filesWith = (modules: ReadonlySet<string>): Set<string> => {
        const names = new Set(
          chunks
            // A file that only passes on another one's modules has none of its own.
            .filter(({ moduleIds, facadeModuleId }) =>
              [...moduleIds, facadeModuleId ?? ''].some((id) => modules.has(id)),
            )
            .map(({ fileName }) => fileName),
        );
        for (const name of names) for (const imported of byName.get(name)?.imports ?? []) names.add(imported);
        return names;
      };
      const shell = filesWith(reach(this, SHELL, () => false)).add(styles);
      const screens = filesWith(reach(this, [...SHELL, ...OFFLINE], mayFollow));
      const others = Object.keys(bundle).filter(
        (name) => /^assets\/.*\.(js|css|svg|png|woff2)$/.test(name) && !shell.has(name) && !screens.has(name),
      );
      const plain = (names: Iterable<string>): string[] =>
        [...names].map((name) => name.replace(/^assets\//, '')).sort();
      files = {
        entry: plain([entry])[0] ?? '',
        styles: plain([styles])[0] ?? '',
        shell: plain(shell),
        screens: plain([...screens].filter((name) => !shell.has(name))),
        others: plain(others),
      };
    },
    async writeBundle({ dir = '' }) {
      if (files === undefined) throw new Error('the bundle was not looked at');
      const { styles, ...built } = files;
      await build({
        configFile: false,
        root: here('.'),
        publicDir: false,
        logLevel: 'warn',
        define: {
          'process.env.NODE_ENV': '"production"',
          BUILT_FILES: JSON.stringify(built),
          BUILD: JSON.stringify(createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8)),
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2022',
          reportCompressedSize: false,
          modulePreload: false,
          rolldownOptions: {
            input: here('src/worker/service-worker.ts'),
            output: { format: 'iife', entryFileNames: WORKER },
          },
        },
      });
      await writeFile(join(dir, PAGE_FILES), JSON.stringify({ entry: built.entry, styles }));
    },
  };
}

type Follow = (from: string, to: string) => boolean;

/** These modules, what they import, and what they load later as far as `follow` says. */
function reach(graph: Graph, from: readonly string[], follow: Follow): ReadonlySet<string> {
  const reached = new Set(from);
  for (const id of reached) {
    const info = graph.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) reached.add(imported);
    for (const imported of info?.dynamicallyImportedIds ?? [])
      if (follow(id, imported)) reached.add(imported);
  }
  return reached;
}

const ROUTE = /\/src\/routes\//;

/** Every route belongs to the first page, and the table to every secondary page: only those named above lead on. */
function mayFollow(from: string, to: string): boolean {
  if (NEVER.test(to)) return false;
  if (/\/secondary-pages\.ts$/.test(from)) return OFFLINE.includes(to);
  const isScreenOfRoute = ROUTE.test(from) && to.includes('tsr-split');
  return !isScreenOfRoute || OFFLINE.includes(from.replace(/\?.*/, ''));
}
