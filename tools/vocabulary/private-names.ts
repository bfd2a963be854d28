/** Names that use words of the former private vocabulary. The glossary names the standard terms. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-for-walls';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Each is replaced by a standard term: cached or stored, report or notify, query, job, gateway, max, lock, lazy. */
export const PRIVATE_WORDS = [
  ...['kept', 'keep', 'keeper', 'remembered', 'told', 'tell', 'hear', 'heard', 'asked', 'ask', 'answered'],
  ...['gathered', 'drawn', 'draws', 'seldom', 'anew', 'errand', 'errands', 'till', 'tend', 'chore', 'chores'],
  ...['longest', 'hold', 'holds', 'beside', 'shut', 'news', 'setback'],
];

/** Of local names, those for which no plain English sentence has a use: 'telling' is checked, 'holds' is not. */
export const PRIVATE_LOCAL_WORDS = [
  ...['kept', 'keeping', 'told', 'tell', 'telling', 'hear', 'heard', 'asked', 'ask', 'asking', 'anew'],
  ...['drawn', 'seldom', 'errand', 'errands', 'tend', 'chore', 'chores', 'setback', 'beside', 'longest'],
];

const EXPORT = /^export (?:abstract |async )*(?:function|const|class|interface|type|let|enum) (\w+)/gm;
const NOT_PRODUCTION = /\.test\.tsx?$|\/testing\//;

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_]+/)
    .map((word) => word.toLowerCase());

const sources = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).filter((file) => !/(^|\/)node_modules\//.test(file));

/** Exported names of production code, as 'file name', sorted. */
export function privateNames(): string[] {
  return sources('{kernel,platform,features,apps}/**/*.{ts,tsx}')
    .filter((file) => !NOT_PRODUCTION.test(file))
    .flatMap((file) =>
      [...readFileSync(`${root}${file}`, 'utf8').matchAll(EXPORT)]
        .map(([, name = '']) => name)
        .filter((name) => wordsOf(name).some((word) => PRIVATE_WORDS.includes(word)))
        .map((name) => `${file} ${name}`),
    )
    .sort();
}

/** Variables, parameters and functions of all code, tests and benchmarks included, as 'file name', sorted. */
export function privateLocalNames(): string[] {
  const found = new Set<string>();
  for (const file of sources('{kernel,platform,features,apps,bench,e2e,tools}/**/*.{ts,tsx,mjs}')) {
    const text = readFileSync(`${root}${file}`, 'utf8');
    if (!MENTIONS.test(text)) continue;
    for (const name of declaredIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest)))
      if (wordsOf(name).some((word) => PRIVATE_LOCAL_WORDS.includes(word))) found.add(`${file} ${name}`);
  }
  return [...found].sort();
}

/** Files without any of the words need not be parsed. */
const MENTIONS = new RegExp(PRIVATE_LOCAL_WORDS.join('|'), 'i');

function declaredIn(file: ts.SourceFile): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isVariableDeclaration(node) ||
        ts.isBindingElement(node) ||
        ts.isFunctionDeclaration(node) ||
        ts.isParameter(node)) &&
      node.name !== undefined &&
      ts.isIdentifier(node.name)
    )
      names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}
