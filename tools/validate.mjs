import { runQuietly } from './run-child.mjs';
import { failedTests, flakyTests, runTests } from './run-tests.mjs';
import { ensureDependencies, root } from './setup.mjs';
import { closingLine } from './test-reports.mjs';

/** Checks that run before the tests: name in the output, script of package.json. */
const checks = [
  // A part of `npm run test:plain`, of under a minute: its transactions, connections and caches, and the order.
  ['banco pelo driver simples', 'test:plain-core'],
  ['paredes', 'walls'],
  ['tipos', 'types'],
  ['código sem uso', 'unused'],
  ['formato e regras', 'lint'],
];

let failures = [];
let flaky = [];
let counts = [{ passed: 0, failed: 1, skipped: 0 }];
const results = [];
// Also if the run ends early: failures first, the test counts last.
process.once('exit', () => {
  const rows = results.map(([name, passed]) => `  ${passed ? 'passou' : 'FALHOU'}  ${name}`);
  if (failures.length > 0) process.stdout.write(`\nfalharam:\n\n${failures.join('\n\n')}\n`);
  if (flaky.length > 0)
    process.stdout.write(`\ninstáveis (passaram na segunda vez):\n\n${flaky.join('\n\n')}\n`);
  process.stdout.write(`\n${rows.join('\n')}\n\n${closingLine(counts)}\n`);
});

const node = ensureDependencies();
const env = { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}` };
// Each of them uses one core most of the time.
const waiting = [...checks];
const runWaiting = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, script] = next;
    const { code, output } = await runQuietly(['npm', 'run', '--silent', script], { env });
    process.stdout.write(`\n${name}: npm run ${script}\n${output}`);
    results.push([name, code === 0]);
  }
};
await Promise.all([runWaiting(), runWaiting()]);
process.stdout.write('\ntestes: npm test\n');
counts = await runTests(node);
failures = failedTests();
flaky = flakyTests();
results.push(['testes', counts.every(({ failed }) => failed === 0)]);
process.exitCode = results.every(([, passed]) => passed) ? 0 : 1;
