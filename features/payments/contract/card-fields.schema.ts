import { Type } from 'typebox';
import { MOST_INSTALMENTS } from '../domain/instalments.ts';

/** Spec 7, quantParcelas. */
export const instalmentCount = Type.Integer({ minimum: 1, maximum: MOST_INSTALMENTS });

/** Numbers alone are no token: whoever sends a card's by mistake is refused at the door. */
export const cardToken = Type.String({
  minLength: 8,
  maxLength: 128,
  pattern: '^(?![0-9 .-]*$)[A-Za-z0-9_.-]+$',
  description: 'O que o campo do cartão do provedor devolveu; o número do cartão nunca chega aqui',
});
