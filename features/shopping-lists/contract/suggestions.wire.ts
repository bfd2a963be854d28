import { exactQuantity } from '#features/pricing/contract/exact-values.ts';
import { toNumber } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { tidyName } from '../domain/list-name.ts';
import type { ListSuggestion, SuggestionHead, WantedSuggestion } from '../domain/suggestion.ts';
import type { WireSuggestion, WireSuggestionHead, WireWantedSuggestion } from './suggestions.schema.ts';

/** If a product is repeated, its last quantity counts. */
export function suggestionFromWire(
  wire: WireWantedSuggestion,
): Result<WantedSuggestion, { readonly code: 'quantity-not-exact' }> {
  const items = new Map<string, WantedSuggestion['items'][number]>();
  for (const { idproduto, quantidade } of wire.produtos) {
    const quantity = exactQuantity(quantidade);
    if (!quantity.ok) return refuse({ code: 'quantity-not-exact' });
    items.set(idproduto, { productId: idproduto, quantity: quantity.value });
  }
  return accept({
    name: tidyName(wire.nome),
    items: [...items.values()],
    audience: {
      clients: [...new Set(wire.clientes)],
      groups: [...new Set(wire.grupos?.map((group) => group.trim()))],
    },
    active: wire.ativa ?? true,
  });
}

export const suggestionHeadToWire = ({
  id,
  name,
  productCount,
  audience,
  active,
  updatedAt,
}: SuggestionHead): WireSuggestionHead => ({
  idlista: id,
  nome: name,
  totalProdutos: productCount,
  clientes: [...audience.clients],
  grupos: [...audience.groups],
  ativa: active,
  atualizadaEm: new Date(updatedAt).toISOString(),
});

export const suggestionToWire = ({ items, ...head }: ListSuggestion): WireSuggestion => ({
  ...suggestionHeadToWire(head),
  produtos: items.map(({ productId, quantity }) => ({
    idproduto: productId,
    quantidade: toNumber(quantity),
  })),
});
