/** Every proof, and what is wrong with the list of them. */
import type { SourceFile } from '../sources.ts';
import { ACCOUNT_SENTENCES } from './account-sentences.ts';
import { BUYING_CALLS } from './buying-calls.ts';
import { CONSTANTS } from './constants.ts';
import { PEOPLE_CALLS } from './people-calls.ts';
import type { Proof } from './proof.ts';
import { SENTENCES } from './sentences.ts';
import { SHOP_CALLS } from './shop-calls.ts';
import { TAGS_AND_STATES } from './tags-and-states.ts';

export const ALL_PROOFS: readonly Proof[] = [
  ...BUYING_CALLS,
  ...PEOPLE_CALLS,
  ...SHOP_CALLS,
  ...SENTENCES,
  ...ACCOUNT_SENTENCES,
  ...TAGS_AND_STATES,
  ...CONSTANTS,
];

/** In words, one per fault: a test that is not there, an item that the specification does not have, or two proofs of one item. */
export function faultsOf(
  proofs: readonly Proof[],
  items: readonly string[],
  tests: readonly SourceFile[],
): string[] {
  const known = new Set(items);
  const proven = new Set<string>();
  return proofs.flatMap(({ file, title, proves }) => {
    const test = tests.find(({ path }) => path === file);
    const wrong = proves.flatMap((item) => {
      const isAgain = proven.has(item);
      proven.add(item);
      if (!known.has(item)) return [`no such item: ${item}`];
      return isAgain ? [`proven twice: ${item}`] : [];
    });
    if (test === undefined) return [...wrong, `no such file: ${file}`];
    return hasTest(test.text, title) ? wrong : [...wrong, `no such test: ${file}: ${title}`];
  });
}

/** Whether a test, and no mere text, has exactly this title: `test('…'` or `test.each(…)('…'`. */
function hasTest(text: string, title: string): boolean {
  const quoted = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:\\btest|\\))\\(\\s*(['"\`])${quoted}\\1\\s*,`).test(text);
}
