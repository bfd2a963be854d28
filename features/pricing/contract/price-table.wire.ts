import { defined } from '#kernel/defined.ts';
import { accept } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { PriceTable, TermsChange } from '../domain/price-table.ts';
import { type Exact, exactMoment } from './exact-values.ts';
import type { WirePriceTable, WireTableTerms } from './panel-price-tables.schema.ts';
import { validityFromWire, validityToWire } from './policy.wire.ts';

export const tableToWire = (table: PriceTable): WirePriceTable => ({
  id: table.id,
  nome: table.name,
  ...validityToWire(table.validity),
  canais: [...table.channels],
  produtos: table.products,
  clientes: table.clients,
  grupos: [...table.groups],
  arquivada: table.archived,
  versao: table.version,
});

/** Throws if it names no moment, as no answer does. */
export function tableFromWire(wire: WirePriceTable): PriceTable {
  const validity = validityFromWire(wire);
  if (!validity.ok) throw new Error(`a price table says ${validity.refusal.code}`);
  return {
    id: wire.id,
    name: wire.nome,
    validity: validity.value,
    channels: wire.canais,
    products: wire.produtos,
    clients: wire.clientes,
    groups: wire.grupos,
    archived: wire.arquivada,
    version: wire.versao,
  };
}

export function termsFromWire({ inicio, fim, canais }: WireTableTerms): Exact<TermsChange> {
  const from = momentOrNull(inicio);
  if (!from.ok) return from;
  const until = momentOrNull(fim);
  if (!until.ok) return until;
  return accept(defined({ from: from.value, until: until.value, channels: canais }));
}

const momentOrNull = (moment: string | null | undefined): Exact<Instant | null | undefined> =>
  typeof moment === 'string' ? exactMoment(moment) : accept(moment);
