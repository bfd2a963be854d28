import type { PriceDryRun } from '../../domain/sheet-import/sheet-import.ts';
import type { WirePriceDryRun } from './price-import.schema.ts';

export const priceDryRunToWire = (run: PriceDryRun): WirePriceDryRun => ({
  novos: run.inserted,
  alterados: run.updated,
  iguais: run.unchanged,
  desconhecidos: run.unknown,
  invalidos: run.faulty,
  versao: run.version,
});

export const priceDryRunFromWire = (wire: WirePriceDryRun): PriceDryRun => ({
  inserted: wire.novos,
  updated: wire.alterados,
  unchanged: wire.iguais,
  unknown: wire.desconhecidos,
  faulty: wire.invalidos,
  version: wire.versao,
});
