import { type OrderRating, ratingFinalFrom, STARS, type StarCount } from '../../domain/order-rating.ts';
import type { WireOrderRating, WireRatingForm } from './order-rating.schema.ts';

type Said = Pick<OrderRating, 'stars' | 'comment'>;

/** Browsers send the line breaks of forms as CR LF. */
export const ratingFromForm = ({ nota, comentario = '' }: WireRatingForm): Said => ({
  stars: starsOf(Number(nota)),
  comment: comentario.replaceAll('\r\n', '\n').trim(),
});

export const ratingToForm = ({ stars, comment }: Said): WireRatingForm => ({
  nota: `${stars}`,
  comentario: comment,
});

export const ratingToWire = (rating: OrderRating): WireOrderRating => ({
  nota: rating.stars,
  comentario: rating.comment,
  avaliadoEm: new Date(rating.ratedAt).toISOString(),
  podeAlterarAte: new Date(ratingFinalFrom(rating)).toISOString(),
});

export const ratingFromWire = ({ nota, comentario, avaliadoEm }: WireOrderRating): OrderRating => ({
  stars: starsOf(nota),
  comment: comentario,
  ratedAt: Date.parse(avaliadoEm),
});

/** The schema has validated it. */
const starsOf = (number: number): StarCount => STARS.find((stars) => stars === number) ?? 1;
