/** The API's table of contents: every feature's calls, in reading order. */
import type { FastifyInstance } from 'fastify';
import { accountsRoutes } from '#features/accounts/server/accounts.routes.ts';
import { addressesRoutes } from '#features/addresses/server/addresses.routes.ts';
import { cartRoutes } from '#features/cart/server/cart.routes.ts';
import { availabilityAlertsRoutes } from '#features/catalog/server/availability-alerts.routes.ts';
import { catalogRoutes } from '#features/catalog/server/catalog.routes.ts';
import { crawlersRoutes } from '#features/catalog/server/crawlers.routes.ts';
import { priceListRoutes } from '#features/catalog/server/price-list.routes.ts';
import { productsByTagsRoutes } from '#features/catalog/server/products-by-tags.routes.ts';
import { sectorsRoutes } from '#features/catalog/server/sectors.routes.ts';
import { deliveryRoutes } from '#features/delivery/server/delivery.routes.ts';
import { deliveryAreaRoutes } from '#features/delivery/server/delivery-area.routes.ts';
import { orderRoutes } from '#features/orders/server/orders.routes.ts';
import { paymentsRoutes } from '#features/payments/server/payments.routes.ts';
import { suppliersRoutes } from '#features/suppliers/server/suppliers.routes.ts';

export function serveFeatures(app: FastifyInstance, settings: { readonly sessionSecret: string }): void {
  suppliersRoutes(app);
  accountsRoutes(app, settings);
  paymentsRoutes(app);
  addressesRoutes(app);
  catalogRoutes(app);
  sectorsRoutes(app);
  productsByTagsRoutes(app);
  availabilityAlertsRoutes(app);
  priceListRoutes(app);
  crawlersRoutes(app);
  deliveryRoutes(app);
  deliveryAreaRoutes(app);
  cartRoutes(app);
  orderRoutes(app);
}
