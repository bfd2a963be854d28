import { Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { cardFieldTexts } from './card-field-texts.ts';

export const openCardFieldSchema = {
  summary:
    'Por onde o cartão é digitado: a chave pública do provedor e a página do campo. O número vai só ao provedor.',
  tag: 'Payments',
  body: Type.Object({ idfornecedor: Type.Optional(Uuid), idformapagto: Uuid }),
  answer: Type.Object({
    provedor: Type.String(),
    chavePublica: Type.String(),
    campo: Type.String({ description: 'Endereço da página que a loja mostra em um quadro.' }),
    isolado: Type.Boolean({ description: 'O quadro não precisa da origem da loja.' }),
  }),
  refusals: cardFieldTexts,
} as const satisfies EndpointSchema;
