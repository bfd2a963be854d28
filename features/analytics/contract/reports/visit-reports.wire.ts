import { fromReais, toReais } from '#kernel/money.ts';
import type { FunnelDay, FunnelSums, SearchVisits } from '../../domain/visit-report.ts';
import type {
  WireFunnelRow,
  WireFunnelSums,
  WireSearchSums,
  WireSearchVisits,
} from './visit-reports.schema.ts';

export const funnelSumsToWire = (sums: FunnelSums): WireFunnelSums => ({
  viram: sums.viewed,
  adicionaram: sums.added,
  iniciaram: sums.began,
  compraram: sums.bought,
  valor: toReais(sums.value),
});

export const funnelSumsFromWire = (wire: WireFunnelSums): FunnelSums => ({
  viewed: wire.viram,
  added: wire.adicionaram,
  began: wire.iniciaram,
  bought: wire.compraram,
  value: fromReais(wire.valor),
});

export const funnelRowToWire = ({ day, ...sums }: FunnelDay): WireFunnelRow => ({
  inicio: day,
  ...funnelSumsToWire(sums),
});

export const funnelRowFromWire = ({ inicio, ...sums }: WireFunnelRow): FunnelDay => ({
  day: inicio,
  ...funnelSumsFromWire(sums),
});

interface Searches {
  readonly searches: number;
  readonly fruitless: number;
}

export const searchSumsToWire = ({ searches, fruitless }: Searches): WireSearchSums => ({
  buscas: searches,
  semResultado: fruitless,
});

export const searchSumsFromWire = ({ buscas, semResultado }: WireSearchSums): Searches => ({
  searches: buscas,
  fruitless: semResultado,
});

export const searchVisitsToWire = ({ searched, selected, bought }: SearchVisits): WireSearchVisits => ({
  buscaram: searched,
  escolheram: selected,
  compraram: bought,
});

export const searchVisitsFromWire = ({
  buscaram,
  escolheram,
  compraram,
}: WireSearchVisits): SearchVisits => ({
  searched: buscaram,
  selected: escolheram,
  bought: compraram,
});
