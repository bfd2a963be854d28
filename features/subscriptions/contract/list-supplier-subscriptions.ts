import { endpoint } from '#platform/contract/endpoint.ts';
import type { listSupplierSubscriptionsSchema } from './list-supplier-subscriptions.schema.ts';

export const listSupplierSubscriptions = endpoint<typeof listSupplierSubscriptionsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/assinaturas',
);
