import { Type } from 'typebox';
import { CheckedSession } from '#features/accounts/contract/sessions/session.schema.ts';
import { ClientChoiceField } from '#features/accounts/contract/sessions/session-fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { handle, uuid } from '#platform/contract/fields.schema.ts';
import { choosingTexts } from './linked-users-texts.ts';

const tag = 'Representative and linked users';

export const listClientChoicesSchema = {
  summary: 'Por quais clientes quem pergunta pode comprar, o escolhido por último primeiro.',
  tag,
  params: Type.Object({ token: handle, idcliente: uuid }),
  answer: Type.Object({ clientes_vinculados: Type.Array(ClientChoiceField) }),
} as const satisfies EndpointSchema;

export const chooseLinkedClientSchema = {
  summary: 'Passa a comprar por outro cliente: abre uma nova sessão e encerra a atual.',
  tag,
  params: Type.Object({ idcliente: uuid }),
  body: Type.Object({ id_usuario: uuid }),
  answer: CheckedSession,
  refusals: choosingTexts,
} as const satisfies EndpointSchema;
