import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { doneWithMessage, opaqueToken, supplierKey, uuid } from '#platform/contract/fields.schema.ts';
import { codeTexts, verificationTexts } from '../clients/own-account-texts.ts';

export const sendVerificationSchema = {
  summary: 'Envia ao e-mail de quem está com a sessão aberta um link que o confirma. Só há o canal email.',
  tag: 'User',
  query: Type.Object({
    canal: Type.String({ minLength: 1, maxLength: 20 }),
    idcliente: uuid,
    idfornecedor: supplierKey,
    /** Origin of the request as named by the caller; ignored. */
    fonte: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  answer: Type.Object({
    ok: Type.Literal(true),
    canal: Type.Literal('email'),
    /** Confirmed already: no mail is sent. */
    verificado: Type.Boolean(),
    message: Type.String(),
  }),
  refusals: verificationTexts,
} as const satisfies EndpointSchema;

export const emailStateSchema = {
  summary: 'Se o e-mail de quem está com a sessão aberta já foi confirmado.',
  tag: 'User',
  params: Type.Object({ idcliente: uuid }),
  answer: Type.Object({ email: Type.String(), verificado: Type.Boolean() }),
} as const satisfies EndpointSchema;

export const confirmEmailSchema = {
  summary: 'Confirma um e-mail com o código do link que ele recebeu, uma única vez.',
  tag: 'User',
  body: Type.Object({ codigo: opaqueToken }),
  answer: doneWithMessage,
  refusals: codeTexts,
} as const satisfies EndpointSchema;
