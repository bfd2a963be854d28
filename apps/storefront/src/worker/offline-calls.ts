/**
 * What a shop needs without a connection: the calls whose answers its worker stores. A call that is not here is never stored. The
 * cart's page stores it itself, with its unsaved changes (`features/cart/storefront/unsent/shown-store.ts`).
 */

import { logInWithApiKeyEndpoint } from '#features/accounts/contract/api-keys/api-keys.endpoints.ts';
import {
  logInEndpoint,
  logInRepresentativeEndpoint,
  logInSecondStepEndpoint,
  logOutEndpoint,
} from '#features/accounts/contract/login/login.endpoints.ts';
import { logInWithTokenEndpoint } from '#features/accounts/contract/login/login-token.endpoints.ts';
import { setPasswordEndpoint } from '#features/accounts/contract/login/password.endpoints.ts';
import { checkSessionEndpoint } from '#features/accounts/contract/sessions/session.endpoints.ts';
import {
  createAddressEndpoint,
  deleteAddressEndpoint,
  listAddressesEndpoint,
  updateAddressEndpoint,
} from '#features/addresses/contract/addresses.endpoints.ts';
import {
  listCategoriesEndpoint,
  listSectorsEndpoint,
} from '#features/catalog/contract/categories/categories.endpoints.ts';
import {
  listFiltersEndpoint,
  listTagsEndpoint,
  productsByTagsEndpoint,
} from '#features/catalog/contract/filters/filters.endpoints.ts';
import {
  getProductEndpoint,
  listProductsEndpoint,
  listProductsWithoutAddressEndpoint,
} from '#features/catalog/contract/products/products.endpoints.ts';
import { popularSearchesEndpoint } from '#features/catalog/contract/search/search.endpoints.ts';
import { listCarouselsEndpoint } from '#features/content/contract/carousels/carousels.endpoints.ts';
import { homeEndpoint } from '#features/content/contract/home/home.endpoints.ts';
import {
  listStaticPagesEndpoint,
  staticPageEndpoint,
} from '#features/content/contract/static-pages.endpoints.ts';
import { chooseLinkedClientEndpoint } from '#features/delegation/contract/client-choices.endpoints.ts';
import {
  checkRepresentativeEndpoint,
  chooseRepresentedClientEndpoint,
  leaveRepresentedClientEndpoint,
  listRepresentedClientsEndpoint,
} from '#features/delegation/contract/representative.endpoints.ts';
import { deliveryTermsEndpoint } from '#features/delivery/contract/delivery-area.endpoints.ts';
import { getOrderEndpoint, listOrdersEndpoint } from '#features/orders/contract/read/orders.endpoints.ts';
import { submitOrderEndpoint } from '#features/orders/contract/submit/submit-order.endpoints.ts';
import { listPaymentMethodsEndpoint } from '#features/payments/contract/methods/payment-methods.endpoints.ts';
import { getComboEndpoint, listCombosEndpoint } from '#features/promotions/contract/combos.endpoints.ts';
import { recommendProductsEndpoint } from '#features/recommendations/contract/recommendations.endpoints.ts';
import {
  addProductEndpoint,
  copyProductEndpoint,
  disableListEndpoint,
  getListProductsEndpoint,
  listListsEndpoint,
  saveListEndpoint,
} from '#features/shopping-lists/contract/lists.endpoints.ts';
import {
  customContentEndpoint,
  staticTextsEndpoint,
  termsOfUseEndpoint,
} from '#features/suppliers/contract/shop-texts.endpoints.ts';
import { listSuppliersEndpoint } from '#features/suppliers/contract/suppliers.endpoints.ts';
import { type Person, pathPattern, type StoredCall } from '#platform/offline/stored-calls.ts';

export const OFFLINE_CALLS: readonly StoredCall[] = [
  // A place or an address narrows the answer to one person.
  {
    endpoint: listSuppliersEndpoint,
    answers: 'everyone',
    unless: ['lat', 'lng', 'idendereco', 'idcliente', 'idempresa', 'previa'],
  },
  { endpoint: listCategoriesEndpoint, answers: 'everyone' },
  { endpoint: listSectorsEndpoint, answers: 'everyone' },
  { endpoint: customContentEndpoint, answers: 'everyone', unless: ['previa'] },
  { endpoint: staticTextsEndpoint, answers: 'everyone' },
  { endpoint: termsOfUseEndpoint, answers: 'everyone' },
  { endpoint: listProductsEndpoint, answers: 'reader', dated: true },
  { endpoint: listProductsWithoutAddressEndpoint, answers: 'reader', dated: true },
  { endpoint: getProductEndpoint, answers: 'reader', dated: true },
  { endpoint: productsByTagsEndpoint, answers: 'reader', dated: true },
  { endpoint: recommendProductsEndpoint, answers: 'reader', dated: true },
  { endpoint: listFiltersEndpoint, answers: 'reader' },
  { endpoint: listTagsEndpoint, answers: 'reader' },
  { endpoint: popularSearchesEndpoint, answers: 'reader' },
  { endpoint: listCombosEndpoint, answers: 'reader', dated: true },
  { endpoint: getComboEndpoint, answers: 'reader', dated: true },
  { endpoint: listStaticPagesEndpoint, answers: 'reader' },
  { endpoint: staticPageEndpoint, answers: 'reader', unless: ['previa'] },
  { endpoint: listCarouselsEndpoint, answers: 'reader', unless: ['previa', 'vistos'], dated: true },
  { endpoint: homeEndpoint, answers: 'reader', unless: ['previa'], dated: true },
  { endpoint: deliveryTermsEndpoint, answers: 'reader', unless: ['lat', 'lng'] },
  // Without the methods a page would ask for other prices than those that are stored.
  { endpoint: listPaymentMethodsEndpoint, answers: 'reader' },
  { endpoint: checkSessionEndpoint, answers: 'identity', unless: ['email'], isAbout },
  { endpoint: listListsEndpoint, answers: 'person' },
  { endpoint: getListProductsEndpoint, answers: 'person', dated: true },
  { endpoint: listOrdersEndpoint, answers: 'person', dated: true },
  { endpoint: getOrderEndpoint, answers: 'person', dated: true },
  { endpoint: listAddressesEndpoint, answers: 'person' },
  { endpoint: checkRepresentativeEndpoint, answers: 'person' },
  { endpoint: listRepresentedClientsEndpoint, answers: 'person' },
];

function isAbout(body: unknown, person: Person | undefined): boolean {
  const { authenticated, token, idcliente } = body as Partial<Record<string, unknown>>;
  return authenticated === true
    ? token === person?.handle && idcliente === person?.clientId
    : person === undefined;
}

const ENDS = [
  logInEndpoint,
  logInRepresentativeEndpoint,
  logInSecondStepEndpoint,
  logInWithApiKeyEndpoint,
  logInWithTokenEndpoint,
  logOutEndpoint,
  setPasswordEndpoint,
  chooseLinkedClientEndpoint,
  chooseRepresentedClientEndpoint,
  leaveRepresentedClientEndpoint,
].map(({ method, path }) => ({ method, path: pathPattern(path) }));

const CHANGES = [
  submitOrderEndpoint,
  saveListEndpoint,
  addProductEndpoint,
  copyProductEndpoint,
  disableListEndpoint,
  createAddressEndpoint,
  updateAddressEndpoint,
  deleteAddressEndpoint,
].map(({ method, path }) => ({ method, path: pathPattern(path) }));

/** Whether this call changes what is made ready for a time without connection. */
export const changesPrepared = (method: string, path: string): boolean =>
  CHANGES.some((change) => change.method === method && change.path.test(path));

/** Whether after this call somebody else may be logged in, or nobody. */
export const endsPerson = (method: string, path: string): boolean =>
  ENDS.some((end) => end.method === method && end.path.test(path));
