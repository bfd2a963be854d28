import { endpoint } from '#platform/contract/endpoint.ts';
import type { listSupplierSubscriptionsSchema } from './list-supplier-subscriptions.schema.ts';
import type {
  authoriseAutomaticPixSchema,
  cancelAutomaticPixSchema,
  cancelSubscriptionSchema,
  changeSubscriptionSchema,
  getSubscriptionSchema,
  listSubscriptionsSchema,
  resumeSubscriptionSchema,
  skipNextSchema,
} from './subscription-calls.schema.ts';

export const listSubscriptionsEndpoint = endpoint<typeof listSubscriptionsSchema>(
  'GET',
  '/v4/subscription/list/:idfornecedor/:idcliente',
);
export const getSubscriptionEndpoint = endpoint<typeof getSubscriptionSchema>(
  'GET',
  '/v4/subscription/get/:idassinatura',
);
export const changeSubscriptionEndpoint = endpoint<typeof changeSubscriptionSchema>(
  'PUT',
  '/v4/subscription/change/:idassinatura',
);
export const skipNextEndpoint = endpoint<typeof skipNextSchema>(
  'POST',
  '/v4/subscription/skip/:idassinatura',
);
export const resumeSubscriptionEndpoint = endpoint<typeof resumeSubscriptionSchema>(
  'POST',
  '/v4/subscription/resume/:idassinatura',
);
export const authoriseAutomaticPixEndpoint = endpoint<typeof authoriseAutomaticPixSchema>(
  'POST',
  '/v4/subscription/automatic-pix/:idassinatura',
);
export const cancelAutomaticPixEndpoint = endpoint<typeof cancelAutomaticPixSchema>(
  'DELETE',
  '/v4/subscription/automatic-pix/:idassinatura',
);
export const cancelSubscriptionEndpoint = endpoint<typeof cancelSubscriptionSchema>(
  'DELETE',
  '/v4/subscription/cancel/:idassinatura',
);
export const listSupplierSubscriptionsEndpoint = endpoint<typeof listSupplierSubscriptionsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/assinaturas',
);
