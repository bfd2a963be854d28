import { bothSynonyms, leadingTo, type Synonyms, synonymsOf } from '../search-synonyms.ts';
import { MEDICINE_USES } from './search-medicine-uses.ts';
import { RELATED_EQUIPMENT } from './search-related-equipment.ts';
import { RELATED_GOODS } from './search-related-goods.ts';

/**
 * Words that are not synonyms but lead to what was meant: kinds named by their use, wider and narrower kinds, classes of
 * medicines. Only a relaxed search uses them, and its results are marked as approximate. The lists hold what is said in any shop;
 * the words of one shop are its own synonyms.
 */
export const relatedWords = relatedBy([RELATED_GOODS, RELATED_EQUIPMENT, MEDICINE_USES].join('\n'));

/** A line without '>' holds words that lead to each other; else those before it lead to those after it, and not back. */
function relatedBy(text: string): Synonyms {
  const lines = text.split('\n').filter((line) => line !== '');
  const sides = lines.map((line) => line.split(' > ').map((side) => side.split(', ')));
  return bothSynonyms(
    synonymsOf(sides.flatMap(([group = [], leads]) => (leads === undefined ? [group] : []))),
    leadingTo(sides.flatMap(([from = [], to]) => (to === undefined ? [] : [[from, to] as const]))),
  );
}
