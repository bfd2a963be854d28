import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { day, instant, ofSupplier, orNull, text, uuid } from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { chargeRecord } from './panel-charges.schema.ts';

const awaitedCharge = Type.Object({
  ...chargeRecord.properties,
  formaPagamento: Type.String(),
  cliente: orNull(Type.Object({ idcliente: uuid, nome: Type.String() })),
  expiraEm: Type.Optional(instant),
  vencimento: Type.Optional(day),
  atrasada: Type.Boolean({ description: 'O prazo passou, e ela ainda é esperada.' }),
});

export type WireAwaitedCharge = Static<typeof awaitedCharge>;

const standing = Type.Enum(['A_CONFIRMAR', 'ATRASADA', 'ANULADA'], {
  description:
    'ATRASADA: esperada, e fora do prazo. ANULADA: recusada, vencida ou cancelada; o dinheiro ainda pode chegar. Se não informada, A_CONFIRMAR; com busca, todas.',
});
export type WireAwaitedStanding = Static<typeof standing>;

export const listAwaitedChargesSchema = {
  summary:
    'Pix e boletos que a própria loja recebe e ainda não confirmou: o que se confere com o extrato do banco.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({
    ...pageFields,
    busca: Type.Optional(
      text(80, 'Como está no extrato: o número do pedido (100012, PED100012) ou o valor (87,35)'),
    ),
    situacao: Type.Optional(standing),
  }),
  answer: pageSchema(awaitedCharge),
} as const satisfies EndpointSchema;
