import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { uuid } from '#platform/contract/fields.schema.ts';
import { MAX_INSTALMENTS } from '../../domain/instalments.ts';
import { methodTexts } from '../methods/method-texts.ts';

/** Spec 7, quantParcelas. */
export const instalmentCount = Type.Integer({ minimum: 1, maximum: MAX_INSTALMENTS });

/** Digits alone are no token: a card number that is sent by mistake is refused. */
export const cardToken = Type.String({
  minLength: 8,
  maxLength: 128,
  pattern: '^(?![0-9 .-]*$)[A-Za-z0-9_.-]+$',
  description: 'O que o campo do cartão do provedor devolveu; o número do cartão nunca chega aqui',
});

export const openCardFieldSchema = {
  summary:
    'Por onde o cartão é digitado: a chave pública do provedor e a página do campo. O número vai só ao provedor.',
  tag: 'Payments',
  body: Type.Object({ idfornecedor: Type.Optional(uuid), idformapagto: uuid }),
  answer: Type.Object({
    provedor: Type.String(),
    chavePublica: Type.String(),
    campo: Type.String({ description: 'Endereço da página que a loja mostra em um quadro.' }),
    isolado: Type.Boolean({ description: 'O quadro não precisa da origem da loja.' }),
  }),
  refusals: methodTexts,
} as const satisfies EndpointSchema;

export const showCardFieldSchema = {
  summary: 'A página em que o cartão é digitado, para um quadro da loja.',
  tag: 'Payments',
  params: Type.Object({ idfornecedor: uuid, idformapagto: uuid }),
  answer: Type.String(),
  answerType: 'text/html; charset=utf-8',
} as const satisfies EndpointSchema;
