import { runChildren } from './run-child.mjs';
import { ensureDependencies, fail } from './setup.mjs';

// For `npm run import -- …` and similar: runs a TypeScript file with the project's own Node.
const script = process.argv.slice(2);
if (script.length === 0) fail('Uso: node tools/run.mjs <arquivo> [argumentos]');
const node = ensureDependencies();
process.exit(await runChildren([[node, '--disable-warning=ExperimentalWarning', ...script]]));
