import { endpoint } from '#platform/contract/endpoint.ts';
import type { listPaymentMethodsSchema } from './list-payment-methods.schema.ts';

export const listPaymentMethods = endpoint<typeof listPaymentMethodsSchema>(
  'GET',
  '/v2/app/:token/fornecedor/:idfornecedor/formas-pagamento',
);
