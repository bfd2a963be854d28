import { shopFromWire } from '#features/suppliers/contract/shop.wire.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import { type Api, ApiRefusal } from '#platform/web/api.ts';
import { suppliersByLocation } from '../../contract/suppliers-by-location.ts';

/** Who delivers to this CEP; nobody is an answer, too. Spec 7, suppliers by location. */
export async function suppliersFor(api: Api, postalCode: string): Promise<readonly Shop[]> {
  try {
    const params = { client: VISITOR_HANDLE };
    const { fornecedores } = await api.call(suppliersByLocation, { params, query: { cep: postalCode } });
    return fornecedores.map(shopFromWire);
  } catch (error) {
    if (error instanceof ApiRefusal && error.problem.code === 'unserved-address') return [];
    throw error;
  }
}
