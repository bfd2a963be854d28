import { endpoint } from '#platform/contract/endpoint.ts';
import type { listPaymentMethodsSchema } from './payment-method.schema.ts';

export const listPaymentMethodsEndpoint = endpoint<typeof listPaymentMethodsSchema>(
  'GET',
  '/v2/app/:token/fornecedor/:idfornecedor/formas-pagamento',
);
