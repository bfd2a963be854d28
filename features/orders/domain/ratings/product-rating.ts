/** What a product's page says of the ratings that orders with the product were given. Decision 048. */
import type { StarCount } from '../order-rating.ts';

/** With fewer, an average says little of the product and much of one buyer. */
export const LEAST_RATINGS = 3;

export interface RatingSum {
  /** Orders with the product that were rated. */
  readonly total: number;
  /** Tenths of a star: 46 is 4,6. */
  readonly average: number;
}

export interface PublishedComment {
  readonly stars: StarCount;
  readonly comment: string;
  readonly author: string;
  readonly ratedAt: number;
}

export interface ProductRating extends RatingSum {
  /** The newest first. */
  readonly comments: readonly PublishedComment[];
}

/** From how many orders gave how many stars; undefined with too few. Half a tenth rounds up. */
export function sumOfRatings(
  counts: readonly { readonly stars: number; readonly count: number }[],
): RatingSum | undefined {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total < LEAST_RATINGS) return undefined;
  const stars = counts.reduce((sum, each) => sum + each.stars * each.count, 0);
  return { total, average: Math.floor((stars * 20 + total) / (2 * total)) };
}

/** Tells who wrote without telling who it is: 'Ana Maria Souza' signs 'Ana S.'. */
export function signatureOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  const [initial = ''] = last;
  return initial === '' ? first : `${first} ${initial.toLocaleUpperCase('pt-BR')}.`;
}
