/** A suggested list as its form holds it, and as it is sent. */
import { ONE, thousandths, toNumber } from '#kernel/quantity.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import type { WireWantedSuggestion } from '../contract/suggestions.schema.ts';
import type { ListSuggestion } from '../domain/suggestion.ts';

export interface DraftItem {
  readonly id: string;
  readonly name: string;
  /** Unknown of a product that was just chosen. */
  readonly unit?: string;
  /** No longer sold: clients see it as unavailable. */
  readonly offSale?: boolean;
  /** Thousandths. */
  readonly quantity: number | null;
}

export interface ListDraft {
  name: string;
  description: string;
  items: DraftItem[];
  /** 'everyone' or 'chosen'. */
  audience: string;
  groups: string[];
  clients: Choice[];
  active: boolean;
}

export const NEW_LIST: ListDraft = {
  ...{ name: '', description: '', items: [] },
  ...{ audience: 'everyone', groups: [], clients: [], active: true },
};

/** Fields of the wire whose name in the form differs. */
export const DRAFT_FIELDS = {
  nome: 'name',
  descricao: 'description',
  produtos: 'items',
  clientes: 'clients',
  grupos: 'groups',
  ativa: 'active',
} as const;

const UNNAMED = 'Cliente escolhido antes';

export const listDraft = (
  { name, description, items, audience: { clients, groups }, active }: ListSuggestion,
  nameOf: (id: string) => string | undefined,
): ListDraft => ({
  name,
  description,
  items: items.map((item) => ({
    id: item.productId,
    name: item.name,
    ...(item.unit === '' ? {} : { unit: item.unit }),
    ...(item.active ? {} : { offSale: true }),
    quantity: item.quantity,
  })),
  audience: clients.length === 0 && groups.length === 0 ? 'everyone' : 'chosen',
  groups: [...groups],
  clients: clients.map((id) => ({ id, label: nameOf(id) ?? UNNAMED })),
  active,
});

/** A list for all cites nobody, whatever was chosen before. */
export const listDraftToWire = (draft: ListDraft): WireWantedSuggestion => ({
  nome: draft.name.trim(),
  descricao: draft.description.trim(),
  produtos: draft.items.map(({ id, quantity }) => ({
    idproduto: id,
    quantidade: toNumber(thousandths(quantity ?? 0)),
  })),
  ...(draft.audience === 'everyone'
    ? { clientes: [], grupos: [] }
    : { clientes: draft.clients.map(({ id }) => id), grupos: draft.groups }),
  ativa: draft.active,
});

/** The items with a product at their end; undefined where it is among them already. */
export const withItem = (
  items: readonly DraftItem[],
  { id, label }: Choice,
): readonly DraftItem[] | undefined =>
  items.some((item) => item.id === id) ? undefined : [...items, { id, name: label, quantity: ONE }];
