import { type Static, Type } from 'typebox';

/** A supplier's answer to a quote; the prices are those of the order's items. */
export const quoteSchema = Type.Object({
  versao: Type.Integer(),
  mensagem: Type.String({ description: 'O que a loja diz; pode ser vazia' }),
  precificadoEm: Type.String({ description: 'Instante em ISO 8601' }),
  validoAte: Type.String({ description: 'Último instante em que pode ser aceito, em ISO 8601' }),
});
export type WireQuote = Static<typeof quoteSchema>;

export const trackingSchema = Type.Object({
  transportadora: Type.String(),
  codigo: Type.String({ description: 'Vazio onde não há' }),
  link: Type.Optional(Type.String({ description: 'Onde a entrega é acompanhada' })),
});
export type WireTracking = Static<typeof trackingSchema>;
