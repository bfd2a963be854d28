import { Type } from 'typebox';
import { SupplierKeyField, Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { verificationTexts } from './own-account-texts.ts';

export const sendVerificationSchema = {
  summary: 'Envia ao e-mail de quem está com a sessão aberta um link que o confirma. Só há o canal email.',
  tag: 'User',
  query: Type.Object({
    canal: Type.String({ minLength: 1, maxLength: 20 }),
    idcliente: Uuid,
    idfornecedor: SupplierKeyField,
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
