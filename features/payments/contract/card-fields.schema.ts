import { Type } from 'typebox';
import { MOST_INSTALMENTS } from '../domain/instalments.ts';

/** Spec 7, quantParcelas. */
export const instalmentCount = Type.Integer({ minimum: 1, maximum: MOST_INSTALMENTS });

/** Digits alone are no token: a card number that is sent by mistake is refused. */
export const cardToken = Type.String({
  minLength: 8,
  maxLength: 128,
  pattern: '^(?![0-9 .-]*$)[A-Za-z0-9_.-]+$',
  description: 'O que o campo do cartão do provedor devolveu; o número do cartão nunca chega aqui',
});
