import type { BillingAddress } from '../domain/order.ts';
import type { WireOrderBilling } from './order-billing.schema.ts';

export const billingToWire = (address: BillingAddress): WireOrderBilling => ({
  rua: address.street,
  numero: address.number,
  bairro: address.district,
  complemento: address.complement,
  cidade: address.city,
  uf: address.state,
  cep: address.postalCode,
  pais: address.country,
});

export const billingFromWire = (wire: WireOrderBilling): BillingAddress => ({
  street: wire.rua,
  number: wire.numero,
  district: wire.bairro,
  complement: wire.complemento,
  city: wire.cidade,
  state: wire.uf,
  postalCode: wire.cep,
  country: wire.pais,
});
