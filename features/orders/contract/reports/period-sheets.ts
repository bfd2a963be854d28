/** Reports by day, week or month as sheets, one row per step: the panel and scheduled exports write the same. */
import { toReais } from '#kernel/money.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import type { CsvCell } from '#platform/contract/csv.ts';
import { type MarginDay, type MarginSums, marginOf, marginShare } from '../../domain/reports/margin.ts';
import {
  type ArrivalArea,
  type ArrivalDay,
  type ArrivalSums,
  averageLateness,
  punctualShare,
} from '../../domain/reports/punctuality.ts';
import type { SalesDay } from '../../domain/reports/report.ts';

export const SALES_HEADS = [
  'Início',
  'Pedidos',
  'Vendido',
  'Descontos',
  'Taxas de entrega',
  'Cancelados',
  'Valor cancelado',
  'Valor devolvido',
  'Entregues com dia marcado',
  'Atrasados',
] as const;

export const salesCells = (row: SalesDay): readonly CsvCell[] => [
  formatDay(row.day),
  row.orders,
  toReais(row.total),
  toReais(row.discount),
  toReais(row.deliveryFee),
  row.cancelled,
  toReais(row.cancelledTotal),
  toReais(row.returnedTotal),
  row.promised,
  row.late,
];

/** One decimal, empty where there is nothing to divide by. */
export const percentCell = (percent: number | undefined): number | string =>
  percent === undefined ? '' : Math.round(percent * 10) / 10;

export const MARGIN_SUM_HEADS = [
  'Receita',
  'Devolvido',
  'Receita com custo',
  'Custo',
  'Margem',
  'Margem %',
  'Itens sem custo',
] as const;

export const marginSumCells = (sums: MarginSums): readonly CsvCell[] => [
  toReais(sums.revenue),
  toReais(sums.returnedTotal),
  toReais(sums.costedRevenue),
  toReais(sums.cost),
  toReais(marginOf(sums)),
  percentCell(marginShare(sums)),
  sums.uncostedLines,
];

export const MARGIN_HEADS = ['Início', ...MARGIN_SUM_HEADS] as const;
export const marginDayCells = (row: MarginDay): readonly CsvCell[] => [
  formatDay(row.day),
  ...marginSumCells(row),
];

const ARRIVAL_SUM_HEADS = [
  'Entregas',
  'No prazo',
  'Atrasadas',
  'Sem prazo',
  'No prazo %',
  'Atraso médio',
] as const;

/** The average delay in minutes, so that a spreadsheet can calculate with it. */
const arrivalSumCells = (sums: ArrivalSums): readonly CsvCell[] => [
  sums.delivered,
  sums.promised - sums.late,
  sums.late,
  sums.delivered - sums.promised,
  percentCell(punctualShare(sums)),
  averageLateness(sums) ?? '',
];

export const ARRIVAL_HEADS = ['Início', ...ARRIVAL_SUM_HEADS] as const;
export const arrivalDayCells = (row: ArrivalDay): readonly CsvCell[] => [
  formatDay(row.day),
  ...arrivalSumCells(row),
];

export const ARRIVAL_AREA_HEADS = ['Área', ...ARRIVAL_SUM_HEADS] as const;
export const arrivalAreaCells = ({ area, ...sums }: ArrivalArea): readonly CsvCell[] => [
  area || 'Sem nome',
  ...arrivalSumCells(sums),
];
