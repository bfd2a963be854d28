/** The API's table of contents: every feature's calls, in reading order. */
import type { FastifyInstance } from 'fastify';
import { accountsRoutes } from '#features/accounts/server/accounts.routes.ts';
import { addressesRoutes } from '#features/addresses/server/addresses.routes.ts';
import { cartRoutes } from '#features/cart/server/cart.routes.ts';
import { catalogRoutes } from '#features/catalog/server/catalog.routes.ts';
import { deliveryRoutes } from '#features/delivery/server/delivery.routes.ts';
import { orderRoutes } from '#features/orders/server/orders.routes.ts';
import { paymentsRoutes } from '#features/payments/server/payments.routes.ts';
import { suppliersRoutes } from '#features/suppliers/server/suppliers.routes.ts';

export function serveFeatures(app: FastifyInstance, settings: { readonly sessionSecret: string }): void {
  suppliersRoutes(app);
  accountsRoutes(app, settings);
  paymentsRoutes(app);
  addressesRoutes(app);
  catalogRoutes(app);
  deliveryRoutes(app);
  cartRoutes(app);
  orderRoutes(app);
}
