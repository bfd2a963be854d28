import { type Static, Type } from 'typebox';
import { paymentMethodSchema } from './payment-method.schema.ts';

/** What an order's answer says of its payment; part of the orders' answers. */
export const chargeSchema = Type.Object({
  idcobranca: Type.String(),
  tipo: paymentMethodSchema.properties.tipo,
  valor: Type.Number(),
  situacao: Type.Enum(['PENDENTE', 'PAGO', 'CANCELADO']),
  pix: Type.Optional(
    Type.Object({
      copiaecola: Type.String(),
      qrcode: Type.String({ description: 'O QR Code desenhado, em SVG.' }),
      txid: Type.String(),
      expiraEm: Type.String({ description: 'Instante em ISO 8601.' }),
    }),
  ),
});

export type WireCharge = Static<typeof chargeSchema>;
