/** The supplier as schema.org Organization. Rendered only on the server, for visitors and thus for search engines. */

import { storeFromWire } from '#features/suppliers/contract/store.wire.ts';
import { listSuppliersEndpoint } from '#features/suppliers/contract/suppliers.endpoints.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { Store } from '#features/suppliers/domain/shop-details.ts';
import { defined } from '#kernel/defined.ts';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import type { Api } from '#platform/web/api.ts';
import { homeAddress } from '../addresses.ts';
import { fullAddress, previewPictureUrl, type Site } from '../head/full-address.ts';
import { jsonLdScript } from '../head/json-ld.ts';

export async function organizationScripts(site: Site, api: Api, shop: Shop) {
  const params = { client: VISITOR_HANDLE };
  const { fornecedores } = await api.call(listSuppliersEndpoint, {
    params,
    query: { idfornecedor: shop.id },
  });
  const stores = (fornecedores[0]?.coordenadas_lojas ?? []).map(storeFromWire);
  return [jsonLdScript(organizationJsonLd(site, shop, stores))];
}

/** Uses the address of the first store, or else the footer's. */
export function organizationJsonLd(site: Site, shop: Shop, stores: readonly Store[]): object {
  const { legalName, cnpj, address, phone, email } = shop.footer;
  const logo = previewPictureUrl(site, shop.logo);
  const contact = {
    ...defined({ telephone: phone === undefined ? undefined : `+55 ${phone}`, email }),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: shop.name,
    legalName,
    taxID: cnpj,
    url: fullAddress(site, homeAddress(shop.slug)),
    ...defined({ description: shop.description, logo }),
    ...contact,
    ...(phone === undefined && email === undefined
      ? {}
      : {
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            areaServed: 'BR',
            availableLanguage: 'pt-BR',
            ...contact,
          },
        }),
    address: stores[0]?.addressText ?? address,
    ...(stores.length === 0 ? {} : { location: stores.map(placeJsonLd) }),
  };
}

const placeJsonLd = ({ name, addressText, latitude, longitude }: Store): object => ({
  '@type': 'Place',
  name,
  address: addressText,
  geo: { '@type': 'GeoCoordinates', latitude, longitude },
});
