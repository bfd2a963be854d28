import { exactQuantity } from '#features/pricing/contract/exact-values.ts';
import { NONE, parseQuantity, toNumber } from '#kernel/quantity.ts';
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
    description: (wire.descricao ?? '').trim(),
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
  description,
  productCount,
  audience,
  active,
  updatedAt,
  version,
}: SuggestionHead): WireSuggestionHead => ({
  idlista: id,
  nome: name,
  descricao: description,
  totalProdutos: productCount,
  clientes: [...audience.clients],
  grupos: [...audience.groups],
  ativa: active,
  atualizadaEm: new Date(updatedAt).toISOString(),
  versao: version,
});

export const suggestionToWire = ({ items, ...head }: ListSuggestion): WireSuggestion => ({
  ...suggestionHeadToWire(head),
  produtos: items.map(({ productId, quantity, name, sku, unit, active }) => ({
    idproduto: productId,
    quantidade: toNumber(quantity),
    nome: name,
    sku,
    unidade: unit,
    ativo: active,
  })),
});

export const suggestionHeadFromWire = (wire: WireSuggestionHead): SuggestionHead => ({
  id: wire.idlista,
  name: wire.nome,
  description: wire.descricao,
  productCount: wire.totalProdutos,
  audience: { clients: wire.clientes, groups: wire.grupos },
  active: wire.ativa,
  updatedAt: Date.parse(wire.atualizadaEm),
  version: wire.versao,
});

export const listSuggestionFromWire = ({ produtos, ...head }: WireSuggestion): ListSuggestion => ({
  ...suggestionHeadFromWire(head),
  items: produtos.map(({ idproduto, quantidade, nome, sku, unidade, ativo }, place) => ({
    productId: idproduto,
    quantity: parseQuantity(quantidade) ?? NONE,
    place,
    name: nome,
    sku,
    unit: unidade,
    active: ativo,
  })),
});
