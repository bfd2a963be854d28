import { type Static, Type } from 'typebox';
import { instant } from '#platform/contract/fields.schema.ts';

const day = Type.String({ description: 'Dia no calendário da loja: 2026-12-05' });

/** The tries to collect one payment. Part of a charge's response. */
export const collectionSchema = Type.Object(
  {
    vencimento: Type.String({ description: 'O dia da próxima tentativa, ou da última: 2026-12-05' }),
    primeiroVencimento: day,
    semSaldoEm: Type.Array(day, { description: 'Os dias em que não havia saldo' }),
    tentaDeNovo: Type.Boolean({ description: 'Se a autorização permite novas tentativas' }),
  },
  { description: 'Pix Automático: o banco de quem paga debita sozinho' },
);

export type WireCollection = Static<typeof collectionSchema>;

export const mandateStatusSchema = Type.Enum([
  'INICIANDO',
  'PEDIDA',
  'AUTORIZADA',
  'RECUSADA',
  'EXPIRADA',
  'CANCELADA_PELO_PAGADOR',
  'CANCELADA_PELA_LOJA',
]);

/** A subscription's Pix Automático, as its client sees it. */
export const automaticPixSchema = Type.Object({
  oferecido: Type.Boolean({ description: 'Se o cliente pode autorizá-lo agora' }),
  situacao: Type.Optional(mandateStatusSchema),
  periodicidade: Type.Optional(
    Type.Enum(['SEMANAL', 'MENSAL', 'TRIMESTRAL', 'SEMESTRAL', 'ANUAL'], {
      description: 'Um débito, no máximo, por período',
    }),
  ),
  minimo: Type.Optional(Type.Number({ description: 'O menor teto que o cliente pode definir no banco' })),
  teto: Type.Optional(Type.Number({ description: 'O que ele definiu; sem ele, não há teto' })),
  validoAte: Type.Optional(instant),
  copiaecola: Type.Optional(Type.String({ description: 'O código que só autoriza' })),
  qrcode: Type.Optional(Type.String({ description: 'O QR Code desenhado, em SVG.' })),
  proximaCobranca: Type.Optional(
    Type.Object({ numpedido: Type.Integer(), valor: Type.Number(), cobranca: collectionSchema }),
  ),
});

export type WireAutomaticPix = Static<typeof automaticPixSchema>;
