import { endpoint } from '#platform/contract/endpoint.ts';
import type { choosePaymentMethodSchema, listPaymentMethodsSchema } from './payment-method.schema.ts';

export const listPaymentMethodsEndpoint = endpoint<typeof listPaymentMethodsSchema>(
  'GET',
  '/v2/app/:token/fornecedor/:idfornecedor/formas-pagamento',
);

/** Spec 3, user: formaPagamentoActive. */
export const choosePaymentMethodEndpoint = endpoint<typeof choosePaymentMethodSchema>(
  'PUT',
  '/v4/client/:idcliente/supplier/:idfornecedor/forma-pagamento',
);
