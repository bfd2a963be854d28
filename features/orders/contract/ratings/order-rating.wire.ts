import {
  type OrderRating,
  ratingFinalFrom,
  type SaidRating,
  STARS,
  type StarCount,
} from '../../domain/order-rating.ts';
import type { WireOrderRating, WireRatingForm } from './order-rating.schema.ts';

/** Browsers send the line breaks of forms as CR LF. */
export const ratingFromForm = ({ nota, comentario = '', publicar }: WireRatingForm): SaidRating => {
  const comment = comentario.replaceAll('\r\n', '\n').trim();
  return { stars: starsOf(Number(nota)), comment, published: publicar === 'true' && comment !== '' };
};

export const ratingToForm = ({ stars, comment, published }: SaidRating): WireRatingForm => ({
  nota: `${stars}`,
  comentario: comment,
  publicar: `${published}`,
});

export const ratingToWire = (rating: OrderRating): WireOrderRating => ({
  nota: rating.stars,
  comentario: rating.comment,
  publicado: rating.published,
  avaliadoEm: new Date(rating.ratedAt).toISOString(),
  podeAlterarAte: new Date(ratingFinalFrom(rating)).toISOString(),
});

export const ratingFromWire = ({
  nota,
  comentario,
  publicado,
  avaliadoEm,
}: WireOrderRating): OrderRating => ({
  stars: starsOf(nota),
  comment: comentario,
  published: publicado === true,
  ratedAt: Date.parse(avaliadoEm),
});

/** The schema has validated it. */
const starsOf = (number: number): StarCount => STARS.find((stars) => stars === number) ?? 1;
