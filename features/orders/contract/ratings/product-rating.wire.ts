import { STARS } from '../../domain/order-rating.ts';
import type { ProductRating } from '../../domain/ratings/product-rating.ts';
import type { WireProductRating } from './product-rating.schema.ts';

export const productRatingToWire = (rating: ProductRating | undefined): WireProductRating =>
  rating === undefined
    ? { total: 0, comentarios: [] }
    : {
        total: rating.total,
        media: rating.average / 10,
        comentarios: rating.comments.map(({ stars, comment, author, ratedAt }) => ({
          nota: stars,
          comentario: comment,
          autor: author,
          avaliadoEm: new Date(ratedAt).toISOString(),
        })),
      };

export const productRatingFromWire = ({
  total,
  media,
  comentarios,
}: WireProductRating): ProductRating | undefined =>
  media === undefined
    ? undefined
    : {
        total,
        average: Math.round(media * 10),
        comments: comentarios.map(({ nota, comentario, autor, avaliadoEm }) => ({
          stars: STARS.find((stars) => stars === nota) ?? 1,
          comment: comentario,
          author: autor,
          ratedAt: Date.parse(avaliadoEm),
        })),
      };
