import { Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { STORABLE_TEXT } from '#platform/contract/storable-text.ts';
import { MAX_CHOSEN } from '../../domain/title-filter.ts';
import { titleSchema } from './title.schema.ts';

const ofClient = Type.Object({ idfornecedor: Uuid, idcliente: Uuid });
const PDF = 'application/pdf';

/** Ids of titles in a query string. */
export const chosenIds = Type.String({
  pattern: `^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,${MAX_CHOSEN - 1}}$`,
  description: `Ids de até ${MAX_CHOSEN} títulos, separados por vírgula`,
});

export const boletoFileSchema = {
  summary: 'Os boletos dos títulos escolhidos em um PDF, um por página.',
  tag: 'User',
  params: ofClient,
  query: Type.Object({ titulos: chosenIds }),
  answer: Type.Unsafe<Uint8Array>({ type: 'string', contentMediaType: PDF, format: 'binary' }),
  answerType: PDF,
} as const satisfies EndpointSchema;

export const secondCopySchema = {
  summary:
    'A segunda via de um boleto. Vencido, ganha outro vencimento, com multa e juros, onde a loja permite; em dia, é o mesmo.',
  tag: 'User',
  params: Type.Object({ ...ofClient.properties, idtitulo: Uuid }),
  answer: titleSchema,
} as const satisfies EndpointSchema;

export const sendBoletosSchema = {
  summary: 'Envia a linha digitável dos boletos escolhidos a um e-mail, como o do financeiro.',
  tag: 'User',
  params: ofClient,
  body: Type.Object(
    {
      email: Type.String({ maxLength: 254, pattern: STORABLE_TEXT }),
      titulos: Type.Array(Uuid, { minItems: 1, maxItems: MAX_CHOSEN }),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({ ok: Type.Literal(true) }),
} as const satisfies EndpointSchema;
