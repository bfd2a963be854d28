/** Registers the API's routes and live topics, feature by feature in reading order. */
import type { FastifyInstance } from 'fastify';
import { fixedMails } from '#features/accounts/contract/mails/account-shop-mails.ts';
import { apiKeysRoutes } from '#features/accounts/server/api-keys/api-keys.routes.ts';
import { auditRoutes } from '#features/accounts/server/audit/audit.routes.ts';
import { ownAccountRoutes } from '#features/accounts/server/clients/own-account.routes.ts';
import { panelApprovalsRoutes } from '#features/accounts/server/clients/panel-approvals.routes.ts';
import { panelClientSettingsRoutes } from '#features/accounts/server/clients/panel-client-settings.routes.ts';
import { panelDocumentsRoutes } from '#features/accounts/server/documents/panel-documents.routes.ts';
import { registrationDocumentsRoutes } from '#features/accounts/server/documents/registration-documents.routes.ts';
import { accountsRoutes } from '#features/accounts/server/login/accounts.routes.ts';
import { loginTokenRoutes } from '#features/accounts/server/login/login-token.routes.ts';
import { storedMailsRoutes } from '#features/accounts/server/mails/stored-mails.routes.ts';
import { unsentMailsRoutes } from '#features/accounts/server/mails/unsent-mails.routes.ts';
import { companyDataRoutes } from '#features/accounts/server/registration/company-data.routes.ts';
import type { CompanyRegister } from '#features/accounts/server/registration/company-register.ts';
import { registeredRoutes } from '#features/accounts/server/registration/registered.routes.ts';
import { secondFactorRoutes } from '#features/accounts/server/second-factor/second-factor.routes.ts';
import { ownAccessRoutes } from '#features/accounts/server/staff/own/own-access.routes.ts';
import { staffRoutes } from '#features/accounts/server/staff/staff.routes.ts';
import { staffSecondFactorRoutes } from '#features/accounts/server/staff/staff-second-factor.routes.ts';
import { staffInvitationsRoutes } from '#features/accounts/server/staff/team/staff-invitations.routes.ts';
import { teamRoutes } from '#features/accounts/server/staff/team/team.routes.ts';
import { addressesRoutes } from '#features/addresses/server/addresses.routes.ts';
import { addressesOfClients, citiesOf, inCity } from '#features/addresses/server/client-cities.store.ts';
import { openPlaces, type PlaceServices } from '#features/addresses/server/open-places.ts';
import { panelAddressesRoutes } from '#features/addresses/server/panel-addresses.routes.ts';
import { placesRoutes } from '#features/addresses/server/places.routes.ts';
import { registrationRoutes } from '#features/addresses/server/registration.routes.ts';
import { platformDomainsRoutes } from '#features/administration/server/domains/platform-domains.routes.ts';
import { historyRoutes } from '#features/administration/server/history/history.routes.ts';
import { looksRoutes } from '#features/administration/server/looks/looks.routes.ts';
import { platformMonitorRoutes } from '#features/administration/server/monitor/platform-monitor.routes.ts';
import { entryRoutes } from '#features/administration/server/people/entry.routes.ts';
import { platformPeopleRoutes } from '#features/administration/server/people/platform-people.routes.ts';
import { identityRequestsRoutes } from '#features/administration/server/requests/identity-requests.routes.ts';
import { platformSuppliersRoutes } from '#features/administration/server/suppliers/platform-suppliers.routes.ts';
import { analyticsRoutes } from '#features/analytics/server/analytics.routes.ts';
import { panelGoogleAnalyticsRoutes } from '#features/analytics/server/google/panel-google-analytics.routes.ts';
import { visitReportsRoutes } from '#features/analytics/server/reports/visit-reports.routes.ts';
import { totalOfOrder } from '#features/analytics/server/total-of-order.ts';
import { actionLinksRoutes } from '#features/cart/server/action-link/action-links.routes.ts';
import { cartRoutes } from '#features/cart/server/cart.routes.ts';
import { goodsToBring } from '#features/cart/server/goods-to-bring.ts';
import { panelCartsRoutes } from '#features/cart/server/prepare/panel-carts.routes.ts';
import { quickOrderRoutes } from '#features/cart/server/quick-order/quick-order.routes.ts';
import { savedGoods } from '#features/cart/server/saved-goods.ts';
import { simulateRoutes } from '#features/cart/server/simulate/simulate.routes.ts';
import { additionsRoutes } from '#features/catalog/server/additions/additions.routes.ts';
import { productAlertsRoutes } from '#features/catalog/server/alerts/product-alerts.routes.ts';
import { waitingClientsRoutes } from '#features/catalog/server/alerts/waiting-clients.routes.ts';
import { categoriesRoutes } from '#features/catalog/server/categories/categories.routes.ts';
import { panelCategoriesRoutes } from '#features/catalog/server/categories/panel/panel-categories.routes.ts';
import { panelSectorsRoutes } from '#features/catalog/server/categories/panel/panel-sectors.routes.ts';
import { sectorsRoutes } from '#features/catalog/server/categories/sectors.routes.ts';
import { filtersRoutes } from '#features/catalog/server/filters/filters.routes.ts';
import { productsByTagsRoutes } from '#features/catalog/server/filters/products-by-tags.routes.ts';
import { panelEditRoutes } from '#features/catalog/server/panel/panel-edit.routes.ts';
import { panelGridRoutes } from '#features/catalog/server/panel/panel-grid.routes.ts';
import { panelListRoutes } from '#features/catalog/server/panel/panel-list.routes.ts';
import { priceFilesRoutes } from '#features/catalog/server/price-import/price-files.routes.ts';
import { priceImportRoutes } from '#features/catalog/server/price-import/price-import.routes.ts';
import { priceListRoutes } from '#features/catalog/server/price-list/price-list.routes.ts';
import { panelPicturesRoutes } from '#features/catalog/server/product-pictures/panel-pictures.routes.ts';
import { storePicture } from '#features/catalog/server/product-pictures/store-picture.ts';
import { catalogRoutes } from '#features/catalog/server/products/catalog.routes.ts';
import { panelProductsRoutes } from '#features/catalog/server/products/edit/panel-products.routes.ts';
import { productChoicesRoutes } from '#features/catalog/server/products/edit/product-choices.routes.ts';
import { unknownCategories, unknownProducts } from '#features/catalog/server/products/unknown-goods.store.ts';
import { panelSearchesRoutes } from '#features/catalog/server/search/panel-searches.routes.ts';
import { panelSynonymsRoutes } from '#features/catalog/server/search/panel-synonyms.routes.ts';
import { popularSearchesRoutes } from '#features/catalog/server/search/popular-searches.routes.ts';
import { panelSearchRedirectsRoutes } from '#features/catalog/server/search/redirects/panel-redirects.routes.ts';
import { sheetFilesRoutes } from '#features/catalog/server/sheet-import/sheet-files.routes.ts';
import { sheetImportRoutes } from '#features/catalog/server/sheet-import/sheet-import.routes.ts';
import { crawlersRoutes } from '#features/catalog/server/site-map/crawlers.routes.ts';
import { storeStockRoutes } from '#features/catalog/server/stock/by-store/store-stock.routes.ts';
import { panelStockRoutes } from '#features/catalog/server/stock/panel-stock.routes.ts';
import { panelStockListRoutes } from '#features/catalog/server/stock/panel-stock-list.routes.ts';
import { variantsRoutes } from '#features/catalog/server/variants/variants.routes.ts';
import { chatRoutes } from '#features/chat/server/chat.routes.ts';
import { chatTopic } from '#features/chat/server/live/chat-topic.ts';
import { panelChatRoutes } from '#features/chat/server/panel-chat.routes.ts';
import { chatSettingsRoutes } from '#features/chat/server/settings/chat-settings.routes.ts';
import { panelClientsRoutes } from '#features/clients/server/panel-clients.routes.ts';
import { automaticGroupsRoutes } from '#features/clients/server/rules/automatic-groups.routes.ts';
import { carouselsRoutes } from '#features/content/server/carousels/carousels.routes.ts';
import { panelCarouselsRoutes } from '#features/content/server/carousels/panel-carousels.routes.ts';
import type { CarouselProducts } from '#features/content/server/carousels/show-carousels.ts';
import { withContent } from '#features/content/server/complete-shop.ts';
import { contentChoicesRoutes } from '#features/content/server/content-choices.routes.ts';
import { homeRoutes } from '#features/content/server/home/home.routes.ts';
import { panelHomeRoutes } from '#features/content/server/home/panel-home.routes.ts';
import { panelHomeDraftRoutes } from '#features/content/server/home/panel-home-draft.routes.ts';
import { shopMailsRoutes } from '#features/content/server/mails/shop-mails.routes.ts';
import { panelPagePicturesRoutes } from '#features/content/server/panel-page-pictures.routes.ts';
import { panelPagesRoutes } from '#features/content/server/panel-pages.routes.ts';
import { panelShopRoutes } from '#features/content/server/shop/panel-shop.routes.ts';
import { panelShopTextsRoutes } from '#features/content/server/shop/panel-shop-texts.routes.ts';
import { panelShopDraftRoutes } from '#features/content/server/shop-draft/panel-shop-draft.routes.ts';
import { shopPreview } from '#features/content/server/shop-draft/preview-shop.ts';
import { staticPagePaths } from '#features/content/server/show-pages.ts';
import { staticPagesRoutes } from '#features/content/server/static-pages.routes.ts';
import { couponsRoutes } from '#features/coupons/server/coupons.routes.ts';
import { panelCouponsRoutes } from '#features/coupons/server/panel-coupons.routes.ts';
import { clientsToActFor } from '#features/delegation/server/linked/clients-to-act-for.ts';
import { linkedUsersRoutes } from '#features/delegation/server/linked-users.routes.ts';
import { panelRepresentativesRoutes } from '#features/delegation/server/panel-representatives.routes.ts';
import { representationRoutes } from '#features/delegation/server/representation.routes.ts';
import { representativesRoutes } from '#features/delegation/server/representatives.routes.ts';
import { represents } from '#features/delegation/server/represents.ts';
import { salesTargetsRoutes } from '#features/delegation/server/targets/sales-targets.routes.ts';
import { deliveryAreaRoutes } from '#features/delivery/server/areas/delivery-area.routes.ts';
import { whoServes } from '#features/delivery/server/areas/who-serves.ts';
import { deliveryRoutes } from '#features/delivery/server/delivery.routes.ts';
import { panelDeliveryRoutes } from '#features/delivery/server/panel/panel-delivery.routes.ts';
import { panelStoresRoutes } from '#features/delivery/server/panel/panel-stores.routes.ts';
import { scheduledExportsRoutes } from '#features/exports/server/exports.routes.ts';
import { nfeRoutes } from '#features/invoices/server/nfe.routes.ts';
import { panelNfeRoutes } from '#features/invoices/server/panel-nfe.routes.ts';
import { panelTitlesRoutes } from '#features/invoices/server/panel-titles.routes.ts';
import { titlesRoutes } from '#features/invoices/server/titles.routes.ts';
import { pushRoutes } from '#features/notifications/server/push.routes.ts';
import { ordersTopic } from '#features/orders/server/live/live-orders.ts';
import { lastPurchasesByProduct } from '#features/orders/server/read/last-purchases.store.ts';
import { forecastOf } from '#features/orders/server/renewal/forecast.ts';
import { representativeSales } from '#features/orders/server/reports/representative-sales.store.ts';
import { attendedOrdersRoutes } from '#features/orders/server/routes/attended-orders.routes.ts';
import { clientHomeRoutes } from '#features/orders/server/routes/client-home.routes.ts';
import { editsRoutes } from '#features/orders/server/routes/edits.routes.ts';
import { exportsRoutes } from '#features/orders/server/routes/exports.routes.ts';
import { goodsReportsRoutes } from '#features/orders/server/routes/goods-reports.routes.ts';
import { orderRoutes } from '#features/orders/server/routes/orders.routes.ts';
import { ownOrdersRoutes } from '#features/orders/server/routes/own-orders.routes.ts';
import { panelOrdersRoutes } from '#features/orders/server/routes/panel-orders.routes.ts';
import { payOrdersRoutes } from '#features/orders/server/routes/pay-orders.routes.ts';
import { pickingRoutes } from '#features/orders/server/routes/picking.routes.ts';
import { ratingsRoutes } from '#features/orders/server/routes/ratings.routes.ts';
import { receiptsRoutes } from '#features/orders/server/routes/receipts.routes.ts';
import { reportFilesRoutes } from '#features/orders/server/routes/report-files.routes.ts';
import { reportsRoutes } from '#features/orders/server/routes/reports.routes.ts';
import { returnsRoutes } from '#features/orders/server/routes/returns.routes.ts';
import { shipmentsRoutes } from '#features/orders/server/routes/shipments.routes.ts';
import { mostBoughtIds } from '#features/orders/server/store/bought-products.store.ts';
import { lastOrdersOf } from '#features/orders/server/store/last-orders.store.ts';
import { lastPurchases, purchasesAfter, purchasesOf } from '#features/orders/server/store/purchases.store.ts';
import { reservedGoods } from '#features/orders/server/store/reserved-goods.store.ts';
import { cardFieldRoutes } from '#features/payments/server/card-field/card-field.routes.ts';
import { panelChargesRoutes } from '#features/payments/server/charges/panel-charges.routes.ts';
import { panelMethodsRoutes } from '#features/payments/server/methods/panel-methods.routes.ts';
import { paymentsRoutes } from '#features/payments/server/methods/payments.routes.ts';
import { withPaymentMethods } from '#features/payments/server/methods/with-payment-methods.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import { providerRoutes } from '#features/payments/server/providers/provider.routes.ts';
import { webhooksRoutes } from '#features/payments/server/webhooks/webhooks.routes.ts';
import { panelPricesRoutes } from '#features/pricing/server/panel-prices.routes.ts';
import { panelPrivacyRoutes } from '#features/privacy/server/panel-privacy.routes.ts';
import { privacyRoutes } from '#features/privacy/server/privacy.routes.ts';
import { comboPages } from '#features/promotions/server/combo-pages.ts';
import { combosRoutes } from '#features/promotions/server/combos.routes.ts';
import { panelOffersRoutes } from '#features/promotions/server/panel.routes.ts';
import { issueSession } from '#features/recommendations/server/feedback-session.ts';
import { recommendedIds } from '#features/recommendations/server/public/recommended-ids.ts';
import { recommendationsRoutes } from '#features/recommendations/server/recommendations.routes.ts';
import { panelSuggestionsRoutes } from '#features/shopping-lists/server/panel-suggestions.routes.ts';
import { shoppingListsRoutes } from '#features/shopping-lists/server/shopping-lists.routes.ts';
import { panelSubscriptionsRoutes } from '#features/subscriptions/server/panel-subscriptions.routes.ts';
import { unknownTypes } from '#features/subscriptions/server/subscription-types.store.ts';
import { subscriptionsRoutes } from '#features/subscriptions/server/subscriptions.routes.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { recommendsProducts } from '#features/suppliers/domain/tags/tag-rules.ts';
import { appManifestRoutes } from '#features/suppliers/server/app-manifest/app-manifest.routes.ts';
import { suppliersRoutes } from '#features/suppliers/server/suppliers.routes.ts';
import type { Context } from '#platform/db/context.ts';
import type { UploadSpool } from '#platform/http/body/upload-spool.ts';
import type { LiveTopic } from '#platform/live/live-topic.ts';
import type { PictureSizes } from '#platform/pictures/picture-sizes.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import { sampledMails } from './lifecycle/sampled-mails.ts';

interface FeatureSettings {
  readonly publicUrl: string;
  /** Folder for mails where no mail server is configured. */
  readonly mailFolder?: string;
  readonly sessionSecret: string;
  /** Whether the platform's people need a second step for every call. */
  readonly needsSecondStep: boolean;
  readonly pictures: PictureStore;
  readonly pictureSizes: PictureSizes;
  readonly uploads: UploadSpool;
  readonly places: PlaceServices;
  readonly companies?: string;
  readonly sampleCompanies?: CompanyRegister;
  readonly gateways: PaymentGateways;
  /** True: payments go to the sandbox provider, which has a bank page of its own. */
  readonly sandboxPayments: boolean;
}

/** Whose open pages are notified of changes (`platform/live`). */
export const liveTopics: readonly LiveTopic[] = [ordersTopic, chatTopic];

/** Facts of other features in a representative's list of clients. */
const clientFacts = { inCity, citiesOf, lastOrdersOf };

/** The orders that recommendations are made of. */
const purchases = { lastPurchases, purchasesAfter, purchasesOf };
/** What carousels show of other features. */
const carouselProducts = ({ sessionSecret }: FeatureSettings): CarouselProducts => ({
  boughtBefore: mostBoughtIds,
  recommended: (context, { productIds, personal, terms }) =>
    recommendedIds(
      context,
      { view: productIds.length === 0 ? 'home' : 'product', productIds, personal, terms },
      purchases,
    ),
  sessionOf: ({ supplier, now }, { productIds, onPageOf }) => {
    if (!recommendsProducts(supplier.tags)) return undefined;
    const view = onPageOf === undefined ? 'home' : 'product';
    return issueSession(sessionSecret, supplier.id, { view, productIds }, now);
  },
});

/** Public pages of features other than the catalogue. */
const otherPages = async (context: Context): Promise<readonly string[]> => [
  '/ajuda',
  ...(await Promise.all([comboPages(context), staticPagePaths(context)])).flat(),
];

/** What later features add to a supplier's answer. */
const completeShop = async (context: Context, shop: Shop): Promise<Shop> =>
  withPaymentMethods(context, await withContent(context, shop));

export function serveFeatures(app: FastifyInstance, settings: FeatureSettings): void {
  const places = openPlaces(settings.places);
  suppliersRoutes(app, { whoServes, completeShop, preview: shopPreview(settings.sessionSecret) });
  appManifestRoutes(app, settings);
  const logins = { clientsOf: clientsToActFor, represents };
  accountsRoutes(app, { ...settings, ...logins });
  ownAccountRoutes(app, settings);
  secondFactorRoutes(app, { ...settings, ...logins });
  loginTokenRoutes(app, settings);
  apiKeysRoutes(app, settings);
  staffRoutes(app, settings);
  staffSecondFactorRoutes(app, settings);
  ownAccessRoutes(app, settings);
  staffInvitationsRoutes(app, settings);
  teamRoutes(app);
  auditRoutes(app);
  storedMailsRoutes(app, settings.mailFolder);
  unsentMailsRoutes(app);
  registeredRoutes(app);
  companyDataRoutes(app, settings);
  panelApprovalsRoutes(app, { ...settings, facts: { addressesOf: addressesOfClients } });
  registrationDocumentsRoutes(app, settings);
  panelDocumentsRoutes(app);
  panelClientSettingsRoutes(app);
  linkedUsersRoutes(app, settings);
  representationRoutes(app);
  representativesRoutes(app, { ...settings, clientFacts });
  salesTargetsRoutes(app, representativeSales);
  panelRepresentativesRoutes(app, { clientFacts });
  pushRoutes(app, settings);
  paymentsRoutes(app);
  webhooksRoutes(app, settings.gateways);
  cardFieldRoutes(app, settings.gateways);
  panelChargesRoutes(app, settings.gateways);
  panelMethodsRoutes(app, settings.gateways, { ...settings, sandbox: settings.sandboxPayments });
  providerRoutes(app, { ...settings, sandbox: settings.sandboxPayments });
  addressesRoutes(app, places);
  panelAddressesRoutes(app);
  placesRoutes(app, places);
  registrationRoutes(app, { ...settings, ...places });
  panelPricesRoutes(app, {
    unknownProducts,
    unknownCategories,
    unknownSubscriptionTypes: unknownTypes,
  });
  catalogRoutes(app, { shopPages: staticPagePaths, lastPurchases: lastPurchasesByProduct });
  filtersRoutes(app, { lastPurchases: lastPurchasesByProduct });
  popularSearchesRoutes(app);
  categoriesRoutes(app);
  sectorsRoutes(app);
  productsByTagsRoutes(app);
  additionsRoutes(app);
  variantsRoutes(app);
  waitingClientsRoutes(app);
  productAlertsRoutes(app, settings);
  priceListRoutes(app);
  crawlersRoutes(app, { publicUrl: settings.publicUrl, morePages: otherPages });
  panelProductsRoutes(app);
  panelListRoutes(app);
  panelEditRoutes(app);
  panelGridRoutes(app);
  panelStockRoutes(app);
  panelStockListRoutes(app, { reservedGoods });
  storeStockRoutes(app, { reservedGoods });
  sheetImportRoutes(app, settings);
  sheetFilesRoutes(app);
  priceImportRoutes(app, settings);
  priceFilesRoutes(app);
  panelPicturesRoutes(app, settings);
  panelCategoriesRoutes(app, settings);
  panelSectorsRoutes(app);
  panelSearchesRoutes(app);
  panelSynonymsRoutes(app);
  panelSearchRedirectsRoutes(app, { shopPages: staticPagePaths });
  recommendationsRoutes(app, { ...settings, purchases });
  combosRoutes(app);
  panelOffersRoutes(app, unknownTypes);
  staticPagesRoutes(app, settings);
  panelShopRoutes(app);
  panelShopTextsRoutes(app);
  panelShopDraftRoutes(app, settings);
  shopMailsRoutes(app, { publicUrl: settings.publicUrl, mails: sampledMails, fixed: fixedMails });
  panelPagesRoutes(app, settings);
  panelPagePicturesRoutes(app, { ...settings, storePicture });
  carouselsRoutes(app, { ...settings, sources: carouselProducts(settings) });
  panelCarouselsRoutes(app);
  homeRoutes(app, { ...settings, sources: carouselProducts(settings) });
  panelHomeRoutes(app, settings);
  panelHomeDraftRoutes(app);
  contentChoicesRoutes(app);
  couponsRoutes(app, { savedGoods });
  panelCouponsRoutes(app);
  deliveryRoutes(app, { goodsOf: goodsToBring, ...places });
  deliveryAreaRoutes(app, places);
  panelDeliveryRoutes(app, places);
  panelStoresRoutes(app);
  subscriptionsRoutes(app, { forecastOf, gateways: settings.gateways });
  panelSubscriptionsRoutes(app);
  cartRoutes(app);
  quickOrderRoutes(app, settings);
  actionLinksRoutes(app);
  panelCartsRoutes(app);
  simulateRoutes(app);
  productChoicesRoutes(app);
  shoppingListsRoutes(app);
  panelSuggestionsRoutes(app);
  orderRoutes(app, settings.gateways);
  payOrdersRoutes(app, settings.gateways);
  clientHomeRoutes(app);
  ownOrdersRoutes(app, settings.gateways);
  panelOrdersRoutes(app, settings.gateways);
  attendedOrdersRoutes(app, settings.gateways);
  editsRoutes(app, settings.gateways);
  returnsRoutes(app, settings.gateways);
  pickingRoutes(app);
  shipmentsRoutes(app);
  ratingsRoutes(app);
  exportsRoutes(app);
  receiptsRoutes(app);
  reportsRoutes(app);
  goodsReportsRoutes(app);
  reportFilesRoutes(app);
  nfeRoutes(app);
  panelNfeRoutes(app);
  titlesRoutes(app);
  panelTitlesRoutes(app, settings.gateways.orders);
  chatRoutes(app, settings);
  panelChatRoutes(app, settings);
  chatSettingsRoutes(app);
  analyticsRoutes(app, { totalOfOrder });
  visitReportsRoutes(app);
  panelGoogleAnalyticsRoutes(app, settings);
  panelClientsRoutes(app);
  scheduledExportsRoutes(app);
  automaticGroupsRoutes(app);
  panelPrivacyRoutes(app);
  privacyRoutes(app);
  platformSuppliersRoutes(app);
  identityRequestsRoutes(app);
  platformDomainsRoutes(app);
  platformPeopleRoutes(app, settings);
  platformMonitorRoutes(app, {
    sendsMails: settings.mailFolder === undefined,
    needsSecondStep: settings.needsSecondStep,
  });
  looksRoutes(app);
  historyRoutes(app);
  entryRoutes(app, settings);
}
