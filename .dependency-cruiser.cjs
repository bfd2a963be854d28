/** The walls of docs/architecture.md. Each comment says what to do instead. */
const { existsSync, readFileSync } = require('node:fs');

const order = [
  'suppliers',
  'accounts',
  'delegation',
  'notifications',
  'addresses',
  'pricing',
  'payments',
  'catalog',
  'recommendations',
  'promotions',
  'content',
  'coupons',
  'delivery',
  'subscriptions',
  'cart',
  'shopping-lists',
  'orders',
  'invoices',
  'chat',
  'analytics',
  'clients',
  'exports',
  'privacy',
  'administration',
];
const x = '^features/[^/]+/';
const tests = '\\.test\\.tsx?$|/testing/';
const screens = [
  `${x}(ui|storefront|panel)/`,
  '^platform/(web|ui|panel|offline)/',
  '^apps/(storefront|panel)/src/',
];
const backend = [
  `${x}server/`,
  '^platform/(http|db|live|mail|metrics|pictures|documents|outbound|push|tracing)/',
  '^apps/server/',
];

/** The files of a feature that later features may import, as its public.json lists them. */
const publicFiles = order
  .map((feature) => `features/${feature}/public.json`)
  .filter((list) => existsSync(list))
  .flatMap((list) =>
    Object.entries(JSON.parse(readFileSync(list, 'utf8'))).flatMap(([room, files]) =>
      files.map((file) => list.replace('public.json', `${room}/${file}`)),
    ),
  );
for (const file of publicFiles) if (!existsSync(file)) throw new Error(`${file} is public, and is not there`);
const exactly = (file) => `^${file.replace(/[.$[\]()]/g, '\\$&')}$`;
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule(
      'kernel-stands-alone',
      'Kernel words depend on nothing.',
      { path: '^kernel/', pathNot: tests },
      { pathNot: '^kernel/' },
    ),
    rule(
      'domain-is-pure',
      'Rules take values and give values; move the rest to server.',
      { path: `${x}domain/`, pathNot: tests },
      { pathNot: ['^kernel/', `${x}domain/`] },
    ),
    rule(
      'contract-knows-domain-only',
      'The wire translates; it does not act.',
      { path: `${x}contract/`, pathNot: tests },
      { pathNot: ['^kernel/', `${x}(domain|contract)/`, '^platform/contract/', 'node_modules/typebox'] },
    ),
    rule(
      'screens-never-see-the-server',
      'Ask through the contract.',
      { path: screens, pathNot: tests },
      { path: [...backend, 'node_modules/(pg|fastify|drizzle-orm)/'] },
    ),
    rule(
      'screens-ship-no-schemas',
      'Import the type only: schemas are for the server.',
      { path: [...screens, `${x}(domain|contract)/`], pathNot: [tests, '\\.schema\\.ts$', 'vite\\.config'] },
      { path: ['node_modules/typebox', '\\.schema\\.ts$'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'screens-never-see-node',
      'A browser runs this.',
      { path: screens, pathNot: [tests, 'server-entry|vite\\.config'] },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'server-never-sees-screens',
      'Answer through the contract.',
      { path: backend, pathNot: [tests, '^apps/server/src/pages/'] },
      { path: [...screens, 'node_modules/react'] },
    ),
    rule(
      'ui-is-below-both-apps',
      'Both apps render it: pass in what only one of them knows.',
      { path: `${x}ui/`, pathNot: tests },
      {
        path: [`${x}(server|storefront|panel)/`, '^platform/', '^apps/'],
        pathNot: '^platform/(contract|web|ui)/',
      },
    ),
    rule(
      'storefront-and-panel-are-strangers',
      "Share through domain, the feature's ui or platform/ui.",
      { path: '^features/[^/]+/(storefront|panel)/' },
      { path: `${x}(storefront|panel)/`, pathNot: `${x}$1/` },
    ),
    rule(
      'platform-panel-is-for-the-panel',
      'Move what the storefront needs too to platform/ui.',
      { pathNot: [`${x}panel/`, '^platform/panel/', '^apps/panel/'] },
      { path: '^platform/panel/' },
    ),
    rule(
      'neighbours-use-the-door',
      'Reach another feature by domain, contract or what its public.json lists; tables only for foreign keys.',
      { path: '^features/([^/]+)/', pathNot: tests },
      {
        path: `${x}(server|ui|storefront|panel)/`,
        pathNot: ['^features/$1/', '\\.tables\\.ts$', ...publicFiles.map(exactly)],
      },
    ),
    rule(
      'tables-meet-in-tables',
      'A foreign key may name an earlier table; anything else asks its owner.',
      { path: '^features/([^/]+)/', pathNot: [tests, '\\.tables\\.ts$'] },
      { path: '\\.tables\\.ts$', pathNot: '^features/$1/' },
    ),
    rule(
      'sql-lives-in-stores',
      'Give the question a name in the store.',
      {
        pathNot: [
          tests,
          '\\.(store|tables)\\.ts$',
          '^platform/(db|testing)/',
          '^bench/',
          '^tools/',
          'drizzle\\.config\\.ts',
        ],
      },
      { path: 'node_modules/(pg|drizzle-orm)/' },
    ),
    rule(
      'the-driver-is-behind-the-database',
      'It patches private parts of pg: use platform/db/database.ts.',
      { pathNot: ['^platform/db/[^/]+\\.ts$', '^platform/db/driver/'] },
      { path: '^platform/db/driver/' },
    ),
    rule(
      'routes-do-not-query',
      'Route to use case to store.',
      { path: '^features/([^/]+)/.*\\.routes\\.ts$' },
      { path: '^features/$1/.*\\.store\\.ts$' },
    ),
    rule(
      'platform-has-no-business-words',
      'Pass it in.',
      { path: '^platform/' },
      { path: ['^features/', '^apps/'] },
    ),
    rule(
      'nothing-imports-apps',
      'Apps compose.',
      { pathNot: ['^apps/', '^e2e/', '^bench/', '^tools/'] },
      { path: '^apps/' },
    ),
    rule(
      'apps-are-strangers',
      'Meet over HTTP.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    rule('no-cycles', 'Move the shared part down.', {}, { circular: true }),
    rule(
      'not-to-tests',
      'Builders live in testing rooms.',
      { pathNot: [tests, '^e2e/'] },
      { path: '\\.test\\.tsx?$' },
    ),
    rule(
      'testing-rooms-are-for-tests',
      'The product never runs on builders.',
      { pathNot: [tests, '^e2e/', '^bench/', 'vitest\\.config'] },
      { path: '/testing/' },
    ),
    ...order.map((feature, i) =>
      rule(
        `${feature}-looks-back-only`,
        'Use the features named before this one.',
        { path: `^features/${feature}/`, pathNot: tests },
        { path: `^features/(${order.slice(i + 1).join('|') || '-'})/` },
      ),
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'routeTree\\.gen' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
