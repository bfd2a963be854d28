import type { RefusalTexts } from '#platform/contract/problem.ts';
import type { RatingRefusal } from '../../domain/order-rating.ts';
import { orderTexts } from '../texts.ts';

export const ratingTexts: RefusalTexts<RatingRefusal | 'order-not-found'> = {
  'order-not-found': orderTexts['order-not-found'],
  'not-delivered': { status: 409, message: 'O pedido pode ser avaliado depois de entregue.' },
  'rating-stands': { status: 409, message: 'O prazo de 30 dias para alterar a avaliação terminou.' },
};
