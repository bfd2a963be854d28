import { formatQuantity } from '#kernel/quantity.ts';
import type { ListSuggestion } from '../domain/suggestion.ts';

/** A suggested list as the audit shows its changes: the products by name, in their order. */
export const suggestionFacts = ({ name, description, items, audience, active }: ListSuggestion) => ({
  nome: name,
  descricao: description,
  produtos: items.map(
    (item) => `${item.name} (${[formatQuantity(item.quantity), item.unit].filter(Boolean).join(' ')})`,
  ),
  grupos: [...audience.groups],
  clientes: [...audience.clients],
  ativa: active,
});
