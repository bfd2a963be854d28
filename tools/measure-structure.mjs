/**
 * `npm run structure`: how large the code's files and folders are, and how much one has to load for four central stories.
 * Lines are physical lines. Reach counts the production files that a file imports, directly or not, types included.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The entry of each story on the server. */
const STORIES = {
  'list products': 'features/catalog/server/products/list-products.ts',
  'save cart': 'features/cart/server/save-cart.ts',
  'submit order': 'features/orders/server/submit/submit-order.ts',
  'payment webhook': 'features/payments/server/webhooks/handle-webhook.ts',
};
const LARGEST_FOLDER = 30;
const SMALL = 15;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const kindOf = (file) => {
  if (/\.test\.tsx?$/.test(file)) return 'unit and integration tests';
  if (file.startsWith('e2e/')) return 'browser tests';
  if (/\/testing\/|^platform\/testing\//.test(file)) return 'test support';
  if (/^(bench|tools)\//.test(file)) return 'bench and tools';
  if (file.endsWith('routeTree.gen.ts') || /^[^/]+\.config\.ts$/.test(file)) return 'generated and settings';
  return 'production';
};

const textOf = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const linesOf = (file) => textOf.get(file).split('\n').length - 1;
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

const byKind = Map.groupBy(files, kindOf);
const rows = [...byKind].map(([kind, members]) => {
  const lines = members.map(linesOf).sort((a, b) => a - b);
  const small = lines.filter((count) => count < SMALL).length;
  return {
    kind,
    files: members.length,
    lines: lines.reduce((sum, count) => sum + count, 0),
    median: quantile(lines, 0.5),
    p90: quantile(lines, 0.9),
    max: lines.at(-1),
    [`under ${SMALL}, %`]: Math.round((100 * small) / lines.length),
  };
});
console.table(rows.sort((a, b) => b.lines - a.lines));

const folders = Map.groupBy(files, dirname);
const large = [...folders].filter(([, members]) => members.length > LARGEST_FOLDER);
console.table(
  large.map(([folder, members]) => ({ [`folder above ${LARGEST_FOLDER}`]: folder, files: members.length })),
);

const IMPORT = /(?:from\s+|import\s*\(\s*|^import\s+)['"]([#.][^'"]+)['"]/gm;
const importsOf = (file) =>
  [...textOf.get(file).matchAll(IMPORT)]
    .map(([, name]) => (name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name))))
    .filter((name) => textOf.has(name));

function reachOf(entry) {
  const reached = new Set([entry]);
  for (const file of reached) for (const next of importsOf(file)) reached.add(next);
  return reached;
}

console.table(
  Object.entries(STORIES).map(([story, entry]) => {
    if (!existsSync(entry)) throw new Error(`${entry} is the entry of "${story}", and is not there`);
    const reached = [...reachOf(entry)];
    const features = new Set(reached.flatMap((file) => /^features\/([^/]+)/.exec(file)?.[1] ?? []));
    return { story, 'files reached': reached.length, features: features.size };
  }),
);
