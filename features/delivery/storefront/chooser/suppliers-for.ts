import { shopFromWire } from '#features/suppliers/contract/shop.wire.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { defined } from '#kernel/defined.ts';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import type { Api } from '#platform/web/api.ts';
import { suppliersByLocationEndpoint } from '../../contract/delivery-area.endpoints.ts';
import type { Place } from '../../domain/area.ts';

/** The suppliers that deliver to this place, possibly none. Spec 7, suppliers by location. */
export async function suppliersFor(api: Api, { position, postalCode }: Place): Promise<readonly Shop[]> {
  const params = { client: VISITOR_HANDLE };
  const query = {
    ...(position === undefined ? {} : { lat: position.latitude, lng: position.longitude }),
    ...defined({ cep: postalCode }),
  };
  const { fornecedores } = await api.call(suppliersByLocationEndpoint, { params, query });
  return fornecedores.map(shopFromWire);
}
