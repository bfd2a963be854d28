/** Exported names that use words of the former private vocabulary. The glossary names the standard terms. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Each is replaced by a standard term: cached or stored, report or notify, query, job, gateway, max, lock, lazy. */
export const PRIVATE_WORDS = [
  ...['kept', 'keep', 'keeper', 'remembered', 'told', 'tell', 'hear', 'heard', 'asked', 'ask', 'answered'],
  ...['gathered', 'drawn', 'draws', 'seldom', 'anew', 'errand', 'errands', 'till', 'tend', 'chore', 'chores'],
  ...['longest', 'hold', 'holds', 'beside', 'shut', 'news', 'setback'],
];

const EXPORT = /^export (?:abstract |async )*(?:function|const|class|interface|type|let|enum) (\w+)/gm;

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_]+/)
    .map((word) => word.toLowerCase());

/** Of production code, as 'file name', sorted. */
export function privateNames(): string[] {
  const files = globSync('{kernel,platform,features,apps}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/testing\/|\/node_modules\//.test(file),
  );
  return files
    .flatMap((file) =>
      [...readFileSync(`${root}${file}`, 'utf8').matchAll(EXPORT)]
        .map(([, name = '']) => name)
        .filter((name) => wordsOf(name).some((word) => PRIVATE_WORDS.includes(word)))
        .map((name) => `${file} ${name}`),
    )
    .sort();
}
