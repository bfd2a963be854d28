import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { uuid } from './fields.schema.ts';

export const dropAlertSchema = {
  summary: 'Retira o interesse num produto esgotado.',
  tag: 'Products',
  body: Type.Object({ idcliente: uuid, idfornecedor: uuid, idcadastroextraproduto: uuid }),
  answer: Type.Object({ sucesso: Type.Literal(true), alerta: Type.Literal(false) }),
} as const satisfies EndpointSchema;
