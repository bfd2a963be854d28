import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { codeTexts } from './own-account-texts.ts';
import { MailedCode } from './password-field.schema.ts';

export const confirmEmailSchema = {
  summary: 'Confirma um e-mail com o código do link que ele recebeu, uma única vez.',
  tag: 'User',
  body: Type.Object({ codigo: MailedCode }),
  answer: Type.Object({ ok: Type.Literal(true), message: Type.String() }),
  refusals: codeTexts,
} as const satisfies EndpointSchema;
