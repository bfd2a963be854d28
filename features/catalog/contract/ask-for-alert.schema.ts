import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { availabilityAlertTexts } from './availability-alert-texts.ts';
import { uuid } from './fields.schema.ts';

export const askForAlertSchema = {
  summary: 'Pede um aviso para quando o produto esgotado voltar.',
  tag: 'Products',
  body: Type.Object({
    idcliente: uuid,
    idfornecedor: uuid,
    idproduto: Type.Optional(uuid),
    idcadastroextraproduto: uuid,
  }),
  answer: Type.Object({ sucesso: Type.Literal(true), alerta: Type.Literal(true) }),
  refusals: availabilityAlertTexts,
} as const satisfies EndpointSchema;
