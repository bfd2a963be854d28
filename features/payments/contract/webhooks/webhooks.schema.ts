import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { uuid } from '#platform/contract/fields.schema.ts';
import { noticeTexts } from './notice-texts.ts';

export const receiveNoticeSchema = {
  summary:
    'O que um provedor de pagamentos tem a contar. O corpo vale pela assinatura, e cada aviso uma vez.',
  tag: 'Payments',
  params: Type.Object({ provedor: Type.String({ maxLength: 40 }), idfornecedor: uuid }),
  bodyTypes: ['application/json'],
  answer: Type.Object({ recebido: Type.Boolean() }),
  refusals: noticeTexts,
} as const satisfies EndpointSchema;
