import { listAdditions } from '#features/catalog/contract/list-additions.ts';
import { productFromWire } from '#features/catalog/contract/product.wire.ts';
import type { ProductCard } from '#features/catalog/domain/product.ts';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { cartTerms } from '../cart-terms.ts';

interface Named {
  readonly id: ProductId;
  readonly name: string;
}

/** What a shop offers with a product. */
export interface FoundAdditions extends Named {
  readonly cards: readonly ProductCard[];
}

/** As many at once as leave the connection to others. */
const AT_ONCE = 5;

/** What can be bought now with each of these. Without an answer none is found. */
export async function findAdditions(
  api: Api,
  supplierId: SupplierId,
  products: readonly Named[],
  signal: AbortSignal | undefined,
): Promise<FoundAdditions[]> {
  const found: FoundAdditions[] = [];
  for (let next = 0; next < products.length; next += AT_ONCE) {
    const some = products.slice(next, next + AT_ONCE);
    found.push(...(await Promise.all(some.map((product) => additionsOf(api, supplierId, product, signal)))));
  }
  return found;
}

async function additionsOf(
  api: Api,
  idfornecedor: SupplierId,
  { id, name }: Named,
  signal: AbortSignal | undefined,
): Promise<FoundAdditions> {
  const params = { idfornecedor, idproduto: id };
  const { tipoentrega, idendereco } = await cartTerms();
  const query = {
    ...(tipoentrega === undefined ? {} : { tipoEntrega: tipoentrega }),
    ...(idendereco === undefined ? {} : { idendereco }),
  };
  const options = signal === undefined ? {} : { signal };
  const cards = await api
    .call(listAdditions, { params, query }, options)
    .then(({ produtos }) => produtos.map(productFromWire))
    .catch(() => []);
  return { id, name, cards: cards.filter((card) => card.available && card.offer !== undefined) };
}
