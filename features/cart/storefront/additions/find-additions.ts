import {
  listAdditionsEndpoint,
  listAdditionsOfManyEndpoint,
} from '#features/catalog/contract/additions/additions.endpoints.ts';
import { productFromWire } from '#features/catalog/contract/products/product.wire.ts';
import type { ProductCard } from '#features/catalog/domain/product.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import type { Api, CallOptions } from '#platform/web/api.ts';
import { cartTerms } from '../cart-terms.ts';

interface Named {
  readonly id: ProductId;
  readonly name: string;
}

export interface FoundAdditions extends Named {
  readonly cards: readonly ProductCard[];
}

/** The additions that can be bought now with each of these products, in one call. Empty if the call fails. */
export async function findAdditions(
  api: Api,
  supplierId: SupplierId,
  products: readonly Named[],
  signal: AbortSignal | undefined,
): Promise<FoundAdditions[]> {
  const options = signal === undefined ? {} : { signal };
  const ids = products.map(({ id }) => id);
  const cardsOf = await requestCards(api, supplierId, ids, options).catch(() => none);
  return products.map(({ id, name }) => ({ id, name, cards: cardsOf(id).filter(canBeBought) }));
}

type CardsOf = (id: ProductId) => readonly ProductCard[];
const none: CardsOf = () => [];

const canBeBought = ({ available, offer }: ProductCard): boolean => available && offer !== undefined;

/** For a single product the endpoint whose public response is cached. */
async function requestCards(
  api: Api,
  idfornecedor: SupplierId,
  ids: readonly ProductId[],
  options: CallOptions,
): Promise<CardsOf> {
  const [idproduto, ...others] = ids;
  if (idproduto === undefined) return none;
  const { tipoentrega, idendereco } = await cartTerms();
  const query = {
    ...defined({ tipoEntrega: tipoentrega, idendereco }),
  };
  if (others.length === 0) {
    const { produtos } = await api.call(
      listAdditionsEndpoint,
      { params: { idfornecedor, idproduto }, query },
      options,
    );
    const cards = produtos.map(productFromWire);
    return () => cards;
  }
  const { adicionais, ofertas } = await api.call(
    listAdditionsOfManyEndpoint,
    { params: { idfornecedor }, query, body: { produtos: [...ids] } },
    options,
  );
  const cards = new Map(adicionais.map(productFromWire).map((card) => [card.id, card]));
  const offered = new Map(ofertas.map((each) => [each.idproduto, each.adicionais]));
  return (id) => (offered.get(id) ?? []).flatMap((addition) => cards.get(addition) ?? []);
}
