import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, done, ofClient, text, uuid } from '#platform/contract/fields.schema.ts';
import { MAX_CHOSEN } from '../../domain/title-filter.ts';
import { titleSchema } from './title.schema.ts';

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
  params: Type.Object({ ...ofClient.properties, idtitulo: uuid }),
  answer: titleSchema,
} as const satisfies EndpointSchema;

export const sendBoletosSchema = {
  summary: 'Envia a linha digitável dos boletos escolhidos a um e-mail, como o do financeiro.',
  tag: 'User',
  params: ofClient,
  body: Type.Object(
    {
      email: text(254),
      titulos: Type.Array(uuid, { minItems: 1, maxItems: MAX_CHOSEN }),
    },
    closed,
  ),
  answer: done,
} as const satisfies EndpointSchema;
