import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import { NONE, parseQuantity, type Quantity, toNumber } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { EditWish } from '../../domain/edits/edited-lines.ts';
import type { EditedLine, EditOutcome, KnownEdit, OrderEdit } from '../../domain/edits/order-edit.ts';
import type { WIRE_EDIT_OUTCOMES, WireKnownEdit, WireOrderEdit } from './order-edit.schema.ts';

type WireOutcome = (typeof WIRE_EDIT_OUTCOMES)[number];

const outcomes = {
  accepted: 'ACEITA',
  declined: 'RECUSADA',
  withdrawn: 'RETIRADA',
  replaced: 'SUBSTITUIDA',
} as const satisfies Record<EditOutcome, WireOutcome>;

const outcomesFromWire = {
  ACEITA: 'accepted',
  RECUSADA: 'declined',
  RETIRADA: 'withdrawn',
  SUBSTITUIDA: 'replaced',
} as const satisfies Record<WireOutcome, EditOutcome>;

const instantToWire = (instant: number): string => new Date(instant).toISOString();

export const editedLinesToWire = (lines: readonly EditedLine[]): WireOrderEdit['linhas'] =>
  lines.map(({ index, name, unit, before, after }) => ({
    linha: index,
    nome: name,
    unidade: unit,
    de: toNumber(before),
    para: toNumber(after),
  }));

export const editedLinesFromWire = (wire: WireOrderEdit['linhas']): EditedLine[] =>
  wire.map(({ linha, nome, unidade, de, para }) => ({
    index: linha,
    name: nome,
    unit: unidade,
    before: quantityOf(de),
    after: quantityOf(para),
  }));

export const orderEditToWire = (edit: OrderEdit): WireOrderEdit => ({
  versao: edit.version,
  mensagem: edit.message,
  em: instantToWire(edit.proposedAt),
  linhas: editedLinesToWire(edit.lines),
  totalAntes: toReais(edit.totalBefore),
  total: toReais(edit.total),
});

export const orderEditFromWire = (wire: WireOrderEdit): OrderEdit => ({
  version: wire.versao,
  message: wire.mensagem,
  proposedAt: Date.parse(wire.em),
  lines: editedLinesFromWire(wire.linhas),
  totalBefore: fromReais(wire.totalAntes),
  total: fromReais(wire.total),
});

export const knownEditToWire = ({ name, outcome, closedAt, ...edit }: KnownEdit): WireKnownEdit => ({
  ...orderEditToWire(edit),
  nome: name,
  ...defined({
    desfecho: outcome === undefined ? undefined : outcomes[outcome],
    encerradaEm: closedAt === undefined ? undefined : instantToWire(closedAt),
  }),
});

export const knownEditFromWire = (wire: WireKnownEdit): KnownEdit => ({
  ...orderEditFromWire(wire),
  name: wire.nome,
  ...defined({
    outcome: wire.desfecho === undefined ? undefined : outcomesFromWire[wire.desfecho],
    closedAt: wire.encerradaEm === undefined ? undefined : Date.parse(wire.encerradaEm),
  }),
});

export interface WireEditItem {
  readonly linha: number;
  readonly quantidade: number;
}

export function editWishFromWire(
  items: readonly WireEditItem[],
): Result<EditWish, { readonly code: 'quantity-not-exact' }> {
  const wish = new Map<number, Quantity>();
  for (const { linha, quantidade } of items) {
    const quantity = parseQuantity(quantidade);
    if (quantity === undefined || toNumber(quantity) !== quantidade)
      return refuse({ code: 'quantity-not-exact' });
    wish.set(linha, quantity);
  }
  return accept(wish);
}

export const editWishToWire = (wish: EditWish): WireEditItem[] =>
  [...wish].map(([linha, quantity]) => ({ linha, quantidade: toNumber(quantity) }));

const quantityOf = (value: number): Quantity => (value === 0 ? NONE : (parseQuantity(value) ?? NONE));
