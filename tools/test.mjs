import { halves, runTests } from './run-tests.mjs';
import { ensureDependencies } from './setup.mjs';
import { closingLine } from './test-reports.mjs';

// `npm test`, `npm test -- unit`, `npm test -- e2e`; further arguments go to the runner, such as a file name.
const [first, ...rest] = process.argv.slice(2);
const one = halves.includes(first);

// If the run ends early, the last line still says that it did not pass.
let counts = [{ passed: 0, failed: 1, skipped: 0 }];
process.once('exit', () => process.stdout.write(`\n${closingLine(counts)}\n`));

const node = ensureDependencies();
counts = await runTests(node, one ? [first] : halves, one ? rest : process.argv.slice(2));
process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0;
