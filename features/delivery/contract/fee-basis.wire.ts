/** How a fee was calculated. Bands start at grams or, by value, at reais. */
import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type { FeeBasis } from '../domain/delivery-option.ts';
import type { FeeBand } from '../domain/fee-rule.ts';
import type { WireFeeBasis } from './delivery-option.schema.ts';

export function feeBasisToWire({ base: own, rule, metres, grams }: FeeBasis): WireFeeBasis {
  const base = toReais(own);
  if (rule.kind === 'distance')
    return {
      tipo: 'DISTANCIA',
      base,
      metrosInclusos: rule.includedMetres,
      porKm: toReais(rule.perKm),
      ...defined({ metros: metres }),
    };
  if (rule.kind === 'value') return { tipo: 'VALOR', base, faixas: valueBandsToWire(rule.bands) };
  const gramas = grams === undefined ? {} : { gramas: grams };
  return { tipo: 'PESO', base, faixas: weightBandsToWire(rule.bands), ...gramas };
}

export function feeBasisFromWire(wire: WireFeeBasis): FeeBasis {
  const base = fromReais(wire.base);
  if (wire.tipo === 'DISTANCIA') {
    const { metrosInclusos: includedMetres, porKm, metros } = wire;
    const rule = { kind: 'distance', includedMetres, perKm: fromReais(porKm) } as const;
    return { base, rule, ...defined({ metres: metros }) };
  }
  if (wire.tipo === 'VALOR') return { base, rule: { kind: 'value', bands: valueBandsFromWire(wire.faixas) } };
  const grams = wire.gramas === undefined ? {} : { grams: wire.gramas };
  return { base, rule: { kind: 'weight', bands: weightBandsFromWire(wire.faixas) }, ...grams };
}

export interface WireBand {
  readonly de: number;
  readonly taxa: number;
}

export const weightBandsToWire = (bands: readonly FeeBand[]): WireBand[] =>
  bands.map(({ from, fee }) => ({ de: from, taxa: toReais(fee) }));

export const valueBandsToWire = (bands: readonly FeeBand[]): WireBand[] =>
  bands.map(({ from, fee }) => ({ de: from / 100, taxa: toReais(fee) }));

export const weightBandsFromWire = (wire: readonly WireBand[]): FeeBand[] =>
  wire.map(({ de, taxa }) => ({ from: de, fee: fromReais(taxa) }));

export const valueBandsFromWire = (wire: readonly WireBand[]): FeeBand[] =>
  wire.map(({ de, taxa }) => ({ from: fromReais(de), fee: fromReais(taxa) }));
