import { type Static, Type } from 'typebox';
import { instant } from '#platform/contract/fields.schema.ts';

const day = Type.String({ description: 'Dia, AAAA-MM-DD.' });

export const boletoSchema = Type.Object({
  linhadigitavel: Type.String({ description: '47 dígitos, sem pontos e espaços.' }),
  codigobarras: Type.String({ description: '44 dígitos.' }),
  nossonumero: Type.Optional(Type.String()),
  vencimento: Type.String({ description: 'Dia, AAAA-MM-DD; outro que o do título em uma segunda via.' }),
  valor: Type.Number({ description: 'Com multa e juros em uma segunda via.' }),
});

/** A title, in an order's charge and in the responses of invoices. */
export const titleSchema = Type.Object({
  idtitulo: Type.String(),
  documento: Type.String(),
  numpedido: Type.Optional(Type.Integer()),
  valor: Type.Number(),
  emissao: day,
  vencimento: day,
  situacao: Type.Enum(['ABERTO', 'PAGO', 'CANCELADO']),
  pagoEm: Type.Optional(instant),
  usaCredito: Type.Boolean({ description: 'Enquanto aberto, conta contra o limite de crédito.' }),
  boleto: Type.Optional(boletoSchema),
});

export type WireTitle = Static<typeof titleSchema>;
export type WireBoleto = Static<typeof boletoSchema>;
