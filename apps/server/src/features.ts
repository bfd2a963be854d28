/** The API's table of contents: every feature's calls, in reading order. */
import type { FastifyInstance } from 'fastify';
import { accountsRoutes } from '#features/accounts/server/accounts.routes.ts';
import { apiKeysRoutes } from '#features/accounts/server/api-keys.routes.ts';
import { auditRoutes } from '#features/accounts/server/audit.routes.ts';
import { companyDataRoutes } from '#features/accounts/server/company-data.routes.ts';
import { keptMailsRoutes } from '#features/accounts/server/kept-mails.routes.ts';
import { loginTokenRoutes } from '#features/accounts/server/login-token.routes.ts';
import { ownAccountRoutes } from '#features/accounts/server/own-account.routes.ts';
import { panelApprovalsRoutes } from '#features/accounts/server/panel-approvals.routes.ts';
import { registeredRoutes } from '#features/accounts/server/registered.routes.ts';
import { secondFactorRoutes } from '#features/accounts/server/second-factor.routes.ts';
import { staffRoutes } from '#features/accounts/server/staff.routes.ts';
import { staffSecondFactorRoutes } from '#features/accounts/server/staff-second-factor.routes.ts';
import { addressesRoutes } from '#features/addresses/server/addresses.routes.ts';
import { type PlaceServices, placesRoutes } from '#features/addresses/server/places.routes.ts';
import { citiesOf, inCity } from '#features/addresses/server/public.ts';
import { registrationRoutes } from '#features/addresses/server/registration.routes.ts';
import { actionLinksRoutes } from '#features/cart/server/action-link/action-links.routes.ts';
import { cartRoutes } from '#features/cart/server/cart.routes.ts';
import { panelCartsRoutes } from '#features/cart/server/panel-carts.routes.ts';
import { savedGoods } from '#features/cart/server/public.ts';
import { quickOrderRoutes } from '#features/cart/server/quick-order/quick-order.routes.ts';
import { additionsRoutes } from '#features/catalog/server/additions.routes.ts';
import { availabilityAlertsRoutes } from '#features/catalog/server/availability-alerts.routes.ts';
import { catalogRoutes } from '#features/catalog/server/catalog.routes.ts';
import { categoriesRoutes } from '#features/catalog/server/categories.routes.ts';
import { crawlersRoutes } from '#features/catalog/server/crawlers.routes.ts';
import { filtersRoutes } from '#features/catalog/server/filters.routes.ts';
import { panelPicturesRoutes } from '#features/catalog/server/panel-pictures.routes.ts';
import { panelProductsRoutes } from '#features/catalog/server/panel-products.routes.ts';
import { panelSearchesRoutes } from '#features/catalog/server/panel-searches.routes.ts';
import { panelSynonymsRoutes } from '#features/catalog/server/panel-synonyms.routes.ts';
import { popularSearchesRoutes } from '#features/catalog/server/popular-searches.routes.ts';
import { priceListRoutes } from '#features/catalog/server/price-list.routes.ts';
import { productsByTagsRoutes } from '#features/catalog/server/products-by-tags.routes.ts';
import { unknownCategories, unknownProducts } from '#features/catalog/server/public.ts';
import { sectorsRoutes } from '#features/catalog/server/sectors.routes.ts';
import { couponsRoutes } from '#features/coupons/server/coupons.routes.ts';
import { panelCouponsRoutes } from '#features/coupons/server/panel-coupons.routes.ts';
import { linkedUsersRoutes } from '#features/delegation/server/linked-users.routes.ts';
import { panelRepresentativesRoutes } from '#features/delegation/server/panel-representatives.routes.ts';
import { clientsToActFor, represents } from '#features/delegation/server/public.ts';
import { representativesRoutes } from '#features/delegation/server/representatives.routes.ts';
import { deliveryRoutes } from '#features/delivery/server/delivery.routes.ts';
import { deliveryAreaRoutes } from '#features/delivery/server/delivery-area.routes.ts';
import { whoServes } from '#features/delivery/server/public.ts';
import { orderRoutes } from '#features/orders/server/orders.routes.ts';
import { lastOrdersOf } from '#features/orders/server/public.ts';
import { paymentsRoutes } from '#features/payments/server/payments.routes.ts';
import { panelPricesRoutes } from '#features/pricing/server/panel-prices.routes.ts';
import { privacyRoutes } from '#features/privacy/server/privacy.routes.ts';
import { combosRoutes } from '#features/promotions/server/combos.routes.ts';
import { panelCombosRoutes } from '#features/promotions/server/panel-combos.routes.ts';
import { comboPages } from '#features/promotions/server/public.ts';
import { panelSuggestionsRoutes } from '#features/shopping-lists/server/panel-suggestions.routes.ts';
import { shoppingListsRoutes } from '#features/shopping-lists/server/shopping-lists.routes.ts';
import { panelSubscriptionsRoutes } from '#features/subscriptions/server/panel-subscriptions.routes.ts';
import { unknownTypes } from '#features/subscriptions/server/public.ts';
import { subscriptionsRoutes } from '#features/subscriptions/server/subscriptions.routes.ts';
import { suppliersRoutes } from '#features/suppliers/server/suppliers.routes.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';

interface FeatureSettings {
  readonly publicUrl: string;
  /** Where mails are kept that no server takes. */
  readonly mailFolder?: string;
  readonly sessionSecret: string;
  readonly pictures: PictureStore;
  readonly places: PlaceServices;
  readonly companies?: string;
}

/** What a representative's list of clients says beside what accounts know. */
const clientFacts = { inCity, citiesOf, lastOrdersOf };

export function serveFeatures(app: FastifyInstance, settings: FeatureSettings): void {
  suppliersRoutes(app, { whoServes });
  const logins = { clientsOf: clientsToActFor, represents };
  accountsRoutes(app, { ...settings, ...logins });
  ownAccountRoutes(app, settings);
  secondFactorRoutes(app, { ...settings, ...logins });
  loginTokenRoutes(app, settings);
  apiKeysRoutes(app, settings);
  staffRoutes(app, settings);
  staffSecondFactorRoutes(app, settings);
  auditRoutes(app);
  keptMailsRoutes(app, settings.mailFolder);
  registeredRoutes(app);
  companyDataRoutes(app, settings);
  panelApprovalsRoutes(app);
  linkedUsersRoutes(app, settings);
  representativesRoutes(app, { ...settings, clientFacts });
  panelRepresentativesRoutes(app, { clientFacts });
  paymentsRoutes(app);
  addressesRoutes(app);
  placesRoutes(app, settings.places);
  registrationRoutes(app, settings);
  panelPricesRoutes(app, {
    unknownProducts,
    unknownCategories,
    unknownSubscriptionTypes: unknownTypes,
  });
  catalogRoutes(app);
  filtersRoutes(app);
  popularSearchesRoutes(app);
  categoriesRoutes(app);
  sectorsRoutes(app);
  productsByTagsRoutes(app);
  additionsRoutes(app);
  availabilityAlertsRoutes(app);
  priceListRoutes(app);
  crawlersRoutes(app, { publicUrl: settings.publicUrl, morePages: comboPages });
  panelProductsRoutes(app);
  panelPicturesRoutes(app, settings);
  panelSearchesRoutes(app);
  panelSynonymsRoutes(app);
  combosRoutes(app);
  panelCombosRoutes(app);
  couponsRoutes(app, { savedGoods });
  panelCouponsRoutes(app);
  deliveryRoutes(app);
  deliveryAreaRoutes(app);
  subscriptionsRoutes(app);
  panelSubscriptionsRoutes(app);
  cartRoutes(app);
  quickOrderRoutes(app);
  actionLinksRoutes(app);
  panelCartsRoutes(app);
  shoppingListsRoutes(app);
  panelSuggestionsRoutes(app);
  orderRoutes(app);
  privacyRoutes(app);
}
