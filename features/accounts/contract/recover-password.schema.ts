import { Type } from 'typebox';
import { Handle, SupplierKeyField } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { recoveryTexts } from './own-account-texts.ts';

export const recoverPasswordSchema = {
  summary:
    'Envia ao e-mail do cadastro um link para criar outra senha; a resposta é a mesma para logins conhecidos e desconhecidos.',
  tag: 'User',
  /** CPF, CNPJ, foreign document or e-mail, as typed. */
  params: Type.Object({ token: Handle, login: Type.String({ minLength: 1, maxLength: 254 }) }),
  query: Type.Object({ idfornecedor: Type.Optional(SupplierKeyField) }),
  answer: Type.Object({
    ok: Type.Literal(true),
    /** Says that a mail goes out, without the address: the same for every login. */
    email: Type.String(),
    message: Type.String(),
  }),
  refusals: recoveryTexts,
} as const satisfies EndpointSchema;
