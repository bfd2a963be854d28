import { type Static, Type } from 'typebox';
import { instant } from '#platform/contract/fields.schema.ts';
import { CHARGE_FAILURES } from '../../domain/charges/charge-status.ts';
import { collectionSchema } from '../mandates/mandate.schema.ts';
import { paymentMethodSchema } from '../methods/payment-method.schema.ts';
import { titleSchema } from '../titles/title.schema.ts';

/** The payment in an order's response. */
export const chargeSchema = Type.Object({
  idcobranca: Type.String(),
  tipo: paymentMethodSchema.properties.tipo,
  valor: Type.Number(),
  situacao: Type.Enum([
    'INICIANDO',
    'PENDENTE',
    'AUTORIZADO',
    'PAGO',
    'RECUSADO',
    'EXPIRADO',
    'CANCELADO',
    'DEVOLVIDO',
  ]),
  quantParcelas: Type.Optional(Type.Integer()),
  juros: Type.Optional(Type.Number({ description: 'O que há de juros em valor.' })),
  valorCapturado: Type.Optional(
    Type.Number({ description: 'O que foi recebido, se mais ou menos que valor.' }),
  ),
  valorDevolvido: Type.Optional(Type.Number()),
  motivo: Type.Optional(Type.String({ description: 'Por que não foi pago, para quem paga.' })),
  falha: Type.Optional(Type.Enum([...CHARGE_FAILURES])),
  pagoEm: Type.Optional(instant),
  cartao: Type.Optional(Type.Object({ bandeira: Type.String(), final: Type.String() })),
  titulos: Type.Optional(Type.Array(titleSchema)),
  pixAutomatico: Type.Optional(collectionSchema),
  autorizaPixAutomatico: Type.Optional(
    Type.Boolean({ description: 'Quem paga este Pix autoriza também o débito automático dos próximos' }),
  ),
  pix: Type.Optional(
    Type.Object({
      copiaecola: Type.String(),
      qrcode: Type.String({ description: 'O QR Code desenhado, em SVG.' }),
      txid: Type.String(),
      expiraEm: instant,
    }),
  ),
});

export type WireCharge = Static<typeof chargeSchema>;

/** The payment history in an order's response. */
export const paymentStepSchema = Type.Object({
  passo: Type.Enum([
    'AGUARDANDO',
    'FORMA_TROCADA',
    'PRE_AUTORIZADO',
    'PAGO',
    'RECUSADO',
    'EXPIRADO',
    'DEVOLVIDO',
  ]),
  em: instant,
  tipo: paymentMethodSchema.properties.tipo,
  idformapagto: Type.String(),
  formaPagamento: Type.String(),
  valor: Type.Number({ minimum: 0 }),
  falha: Type.Optional(Type.Enum([...CHARGE_FAILURES])),
});

export type WirePaymentStep = Static<typeof paymentStepSchema>;
