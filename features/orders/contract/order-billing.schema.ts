import { type Static, Type } from 'typebox';

/** The billing address that the client had stored when the order was made. */
export const orderBillingSchema = Type.Object(
  {
    rua: Type.String(),
    numero: Type.String(),
    bairro: Type.String(),
    complemento: Type.String(),
    cidade: Type.String(),
    uf: Type.String(),
    cep: Type.String(),
    pais: Type.String(),
  },
  { description: 'O endereço de faturamento do cliente quando o pedido foi feito; ausente se não havia um' },
);

export type WireOrderBilling = Static<typeof orderBillingSchema>;
