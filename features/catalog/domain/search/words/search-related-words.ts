import { bothSynonyms, leadingTo, type Synonyms, synonymsOf } from '../search-synonyms.ts';
import { MEDICINE_USES } from './search-medicine-uses.ts';
import { RELATED_EQUIPMENT } from './search-related-equipment.ts';
import { RELATED_GOODS } from './search-related-goods.ts';

const lines = [RELATED_GOODS, RELATED_EQUIPMENT, MEDICINE_USES]
  .flatMap((text) => text.split('\n'))
  .filter((line) => line !== '');
const sides = lines.map((line) => line.split(' > ').map((side) => side.split(', ')));

/** A line without '>' holds words that lead to each other. */
const groups: Synonyms = synonymsOf(sides.flatMap(([group = [], to]) => (to === undefined ? [group] : [])));

/** The words before a '>' lead to those after it, and not back: a use, or a kind with its narrower ones. */
export const leadingWords: Synonyms = leadingTo(
  sides.flatMap(([from = [], to]) => (to === undefined ? [] : [[from, to] as const])),
);

/**
 * Words that are not synonyms but lead to what was meant: kinds named by their use, wider and narrower kinds, classes of
 * medicines. Only a relaxed search uses them, and its results are marked as approximate. The lists hold what is said in any shop;
 * the words of one shop are its own synonyms.
 */
export const relatedWords: Synonyms = bothSynonyms(groups, leadingWords);
