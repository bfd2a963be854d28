import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { uuid } from '../fields.schema.ts';
import { availabilityAlertTexts } from './availability-alert-texts.ts';

export const createAlertSchema = {
  summary:
    'Registra o interesse do cliente num produto esgotado; quando ele voltar, a página do produto mostra isso.',
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

export const dropAlertSchema = {
  summary: 'Retira o interesse num produto esgotado.',
  tag: 'Products',
  body: Type.Object({ idcliente: uuid, idfornecedor: uuid, idcadastroextraproduto: uuid }),
  answer: Type.Object({ sucesso: Type.Literal(true), alerta: Type.Literal(false) }),
} as const satisfies EndpointSchema;
