import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { supplierKey } from '#platform/contract/fields.schema.ts';
import { pushTexts } from './push-texts.ts';

const params = Type.Object({ idfornecedor: supplierKey });
const endpoint = Type.String({
  minLength: 1,
  maxLength: 1_000,
  // As an address is written: PostgreSQL stores no NUL.
  pattern: '^[\\x21-\\x7e]+$',
  description: 'Endereço https que o navegador recebeu do seu serviço de avisos',
});
/** base64url */
const key = (length: number) => Type.String({ pattern: `^[A-Za-z0-9_-]{${length}}=*$` });
const done = Type.Object({ sucesso: Type.Literal(true) });

export const pushKeySchema = {
  summary: 'A chave pública com que este navegador se inscreve para receber avisos dos pedidos.',
  tag: 'Orders',
  params,
  answer: Type.Object({ chave: Type.String({ description: 'P-256, base64url' }) }),
} as const satisfies EndpointSchema;

export const addPushSchema = {
  summary:
    'Inscreve este navegador para receber os avisos dos pedidos do usuário, até sair da conta. São no máximo dez por usuário: com mais um, o mais antigo sai.',
  tag: 'Orders',
  params,
  body: Type.Object({ endpoint, p256dh: key(87), auth: key(22) }),
  answer: done,
  refusals: pushTexts,
} as const satisfies EndpointSchema;

export const removePushSchema = {
  summary: 'Este navegador não recebe mais avisos.',
  tag: 'Orders',
  params,
  body: Type.Object({ endpoint }),
  answer: done,
} as const satisfies EndpointSchema;
