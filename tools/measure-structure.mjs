/**
 * `npm run structure`: how large the code's files and folders are, its import cycles and repeated passages, and how much one has to
 * read and load for four central stories. Lines are physical lines. Reach counts the production files that a file imports, directly
 * or not, types included.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * The files that each story's value passes through, from the screen to the database and back, in order. Counted are screens and their
 * queries, endpoints, the wire format of what is sent and received, the API's client, `serve`, the request's context, routes, use cases,
 * stores, and rules that make the value. Not counted, because the value does not pass through them or they make a part of it alone:
 * the kernel, pools, caches and batches (except what decides whether an order's cached reads were valid), body parsers, schemas,
 * tables, texts, the parsing of a page's address and of single fields, the session's look-up, and rules of single parts.
 * `entry` is the use case, whose static reach is measured. `most` is what was agreed: the command fails above it.
 */
const STORIES = {
  'list products': {
    most: { passed: 18, reached: 110 },
    entry: 'features/catalog/server/products/list-products.ts',
    path: `apps/storefront/src/routes/$supplier/c/$.tsx
      features/catalog/storefront/list/load-list.ts
      features/catalog/storefront/queries/product-list-query.ts
      features/catalog/contract/products/products.endpoints.ts
      platform/web/api.ts
      platform/http/serve.ts
      apps/server/src/context/context-of.ts
      features/catalog/server/products/catalog.routes.ts
      features/catalog/server/products/list-products.ts
      features/catalog/server/categories/category.store.ts
      features/catalog/server/products/product-list.store.ts
      features/catalog/server/products/product-conditions.store.ts
      features/catalog/server/products/product-cards.ts
      features/pricing/server/prices-for.ts
      features/catalog/server/products/product-rows.store.ts
      features/catalog/contract/products/product.wire.ts
      features/catalog/storefront/list/category-screen.tsx
      features/catalog/storefront/list/list-body.tsx`,
  },
  'save cart': {
    most: { passed: 18, reached: 150 },
    entry: 'features/cart/server/save-cart.ts',
    path: `features/cart/storefront/product-quantity.tsx
      features/cart/storefront/save/change-cart.ts
      features/cart/storefront/save/cart-state.ts
      features/cart/storefront/save/cart-saver.ts
      features/cart/storefront/save/cart-server.ts
      features/cart/contract/cart.endpoints.ts
      platform/web/api.ts
      platform/http/serve.ts
      apps/server/src/context/context-of.ts
      features/cart/server/cart.routes.ts
      features/cart/server/save-cart.ts
      features/cart/server/decide-cart.ts
      features/cart/server/price-lines.ts
      features/catalog/server/products/offers-of.ts
      features/pricing/server/prices-for.ts
      features/cart/domain/pricing/price-cart.ts
      features/cart/server/cart.store.ts
      features/cart/contract/cart.wire.ts`,
  },
  'submit order': {
    most: { passed: 24, reached: 280 },
    entry: 'features/orders/server/submit/submit-order.ts',
    path: `features/orders/storefront/checkout/checkout-form.tsx
      features/orders/storefront/checkout/use-checkout.ts
      features/orders/storefront/submit/use-submit.ts
      features/orders/storefront/submit/send-order.ts
      features/orders/contract/submit/submit-order.endpoints.ts
      platform/web/api.ts
      platform/http/serve.ts
      apps/server/src/context/context-of.ts
      features/orders/server/routes/orders.routes.ts
      features/orders/contract/submit/submit-order.wire.ts
      features/orders/server/submit/submit-order.ts
      features/orders/server/store/idempotency.store.ts
      features/orders/server/submit/idempotency/check-idempotency.ts
      features/orders/server/submit/validation/validate-order.ts
      features/cart/server/price-lines.ts
      features/orders/server/submit/validation/check-delivery.ts
      features/orders/server/submit/validation/order-coupon.ts
      features/orders/server/submit/write-order.ts
      features/orders/server/submit/effect.ts
      features/orders/server/submit/order-to-write.ts
      features/orders/server/store/place-order.store.ts
      features/orders/server/submit/reserve-goods.ts
      features/payments/server/charges/open-charge.ts
      features/payments/server/operations/run-operations-now.ts`,
  },
  'payment webhook': {
    most: { passed: 14, reached: 104 },
    entry: 'features/payments/server/webhooks/webhooks.routes.ts',
    path: `features/payments/server/webhooks/webhooks.routes.ts
      features/payments/contract/webhooks/webhooks.endpoints.ts
      platform/http/serve.ts
      apps/server/src/context/context-of.ts
      features/payments/server/providers/open-payment-gateways.ts
      features/payments/server/methods/payment-accounts.ts
      features/payments/server/mercado-pago/mercado-pago.ts
      features/payments/server/operations/apply-provider-report.ts
      features/payments/server/charges/locked-charges.ts
      features/payments/server/store/charge-moves.store.ts
      features/payments/domain/charges/judge-report.ts
      features/orders/server/status/order-hooks.ts
      features/orders/server/status/change-order-status.ts
      features/orders/server/status/queue-order-messages.ts`,
  },
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

const featuresOf = (members) =>
  new Set(members.flatMap((file) => /^features\/([^/]+)/.exec(file)?.[1] ?? [])).size;

console.table(
  Object.entries(STORIES).map(([story, { most, entry, path }]) => {
    const passed = path.split(/\s+/);
    const lost = [entry, ...passed].find((file) => !existsSync(file));
    if (lost !== undefined) throw new Error(`${lost} belongs to "${story}", and is not there`);
    const reached = [...reachOf(entry)];
    if (passed.length > most.passed || reached.length > most.reached) process.exitCode = 1;
    return {
      story,
      'files passed': `${passed.length} (at most ${most.passed})`,
      'features passed': featuresOf(passed),
      'files reached': `${reached.length} (at most ${most.reached})`,
      'features reached': featuresOf(reached),
    };
  }),
);

/** Files that import each other, directly or not, by Tarjan's algorithm; the router's generated tree aside. */
function cyclesOf(members) {
  const seen = new Map();
  const stack = [];
  const cycles = [];
  const visit = (file) => {
    const mine = { index: seen.size, low: seen.size, isOpen: true };
    seen.set(file, mine);
    stack.push(file);
    for (const next of importsOf(file).filter((name) => members.has(name))) {
      const other = seen.get(next) ?? visit(next);
      if (other.isOpen) mine.low = Math.min(mine.low, other.low);
    }
    if (mine.low < mine.index) return mine;
    const cycle = stack.splice(stack.indexOf(file));
    for (const member of cycle) seen.get(member).isOpen = false;
    if (cycle.length > 1) cycles.push(cycle);
    return mine;
  };
  for (const file of members) if (!seen.has(file)) visit(file);
  return cycles;
}

/** Passages of this many non-blank lines, imports aside, that stand in more than one place. */
const PASSAGE = 12;

function repeatedPassages(members) {
  const places = new Map();
  for (const file of members) {
    const lines = textOf
      .get(file)
      .replace(/^import [^;]*;\n/gms, '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    for (let at = 0; at + PASSAGE <= lines.length; at += 1) {
      const passage = lines.slice(at, at + PASSAGE).join('\n');
      places.set(passage, (places.get(passage) ?? new Set()).add(file));
    }
  }
  return new Set([...places.values()].filter((set) => set.size > 1).map((set) => [...set].sort().join(' ')));
}

const production = new Set(byKind.get('production'));
console.table([
  {
    'import cycles': cyclesOf(production).length,
    [`groups of files that share ${PASSAGE} lines`]: repeatedPassages(production).size,
  },
]);
