import { exactUnits } from '#kernel/exact-units.ts';
import { centavos, fromReais, type Money, toReais } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import {
  type MonthState,
  type OwnProgress,
  percentOf,
  projectedSales,
  type Sales,
  type TargetSheet,
  type WantedTarget,
} from '../domain/sales-target.ts';
import type { WireOwnTarget, WireTargetSheet } from './sales-targets.schema.ts';

type Progress = Sales & { readonly target: Money | null };

const monthToWire = (month: string, { days, begun }: MonthState) => ({
  mes: month,
  dias: days,
  diasPassados: begun,
});

const stateFromWire = ({ dias, diasPassados }: ReturnType<typeof monthToWire>): MonthState => ({
  days: dias,
  begun: diasPassados,
});

function progressToWire({ orders, sold, target }: Progress, state: MonthState) {
  const projected = projectedSales(sold, state);
  return {
    vendido: toReais(sold),
    pedidos: orders,
    meta: target === null ? null : toReais(target),
    percentual: target === null ? null : percentOf(sold, target),
    projecao: projected === undefined ? null : toReais(projected),
  };
}

const progressFromWire = ({ vendido, pedidos, meta }: ReturnType<typeof progressToWire>): Progress => ({
  sold: fromReais(vendido),
  orders: pedidos,
  target: meta === null ? null : fromReais(meta),
});

export const targetSheetToWire = ({ month, state, version, people }: TargetSheet): WireTargetSheet => ({
  ...monthToWire(month, state),
  versao: version,
  representantes: people.map((one) => ({
    idrepresentante: one.userId,
    nome: one.name,
    encerrado: one.ended,
    ...progressToWire(one, state),
  })),
});

export const targetSheetFromWire = (wire: WireTargetSheet): TargetSheet => ({
  month: wire.mes,
  state: stateFromWire(wire),
  version: wire.versao,
  people: wire.representantes.map((one) => ({
    userId: one.idrepresentante,
    name: one.nome,
    ended: one.encerrado,
    ...progressFromWire(one),
  })),
});

export const ownTargetToWire = (own: OwnProgress): WireOwnTarget => ({
  ...monthToWire(own.month, own.state),
  ...progressToWire(own, own.state),
});

export const ownTargetFromWire = (wire: WireOwnTarget): OwnProgress => ({
  month: wire.mes,
  state: stateFromWire(wire),
  ...progressFromWire(wire),
});

interface WireWantedTarget {
  readonly idrepresentante: string;
  readonly meta: number | null;
}

/** An amount with more than two decimals is refused instead of rounded. */
export function wantedTargetsFromWire(
  metas: readonly WireWantedTarget[],
): Result<readonly WantedTarget[], { readonly code: 'target-not-exact' }> {
  const wanted: WantedTarget[] = [];
  for (const { idrepresentante, meta } of metas) {
    const units = meta === null ? null : exactUnits(meta, 2);
    if (units === undefined) return refuse({ code: 'target-not-exact' });
    wanted.push({ userId: idrepresentante, target: units === null ? null : centavos(units) });
  }
  return accept(wanted);
}

export const wantedTargetsToWire = (wanted: readonly WantedTarget[]): WireWantedTarget[] =>
  wanted.map(({ userId, target }) => ({
    idrepresentante: userId,
    meta: target === null ? null : toReais(target),
  }));
