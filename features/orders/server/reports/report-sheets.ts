/** The reports as files: downloads and scheduled exports write the same rows. */
import type { Context } from '#platform/db/context.ts';
import type { SheetRows } from '#platform/documents/sheet-file.ts';
import {
  ARRIVAL_AREA_HEADS,
  ARRIVAL_HEADS,
  arrivalAreaCells,
  arrivalDayCells,
  MARGIN_HEADS,
  marginDayCells,
  SALES_HEADS,
  salesCells,
} from '../../contract/reports/period-sheets.ts';
import {
  COUPON_HEADS,
  couponCells,
  marginCells,
  marginHeads,
  partCells,
  partHeads,
} from '../../contract/reports/report-sheets.ts';
import type { MarginOrder, MarginTopic } from '../../domain/reports/margin.ts';
import type { DaySpan, ReportStep, ReportTopic } from '../../domain/reports/report.ts';
import { everyRow } from './every-row.ts';
import { arrivalsReport } from './read-arrivals.ts';
import { couponRanking } from './read-coupon-uses.ts';
import { marginParts, marginReport } from './read-margin.ts';
import { partsReport, salesReport } from './read-reports.ts';

export const partsSheet = (context: Context, topic: ReportTopic, span: DaySpan): SheetRows => ({
  headings: partHeads(topic),
  rows: everyRow(
    async (page) => (await partsReport(context, topic, span, page)).parts,
    (part) => partCells(topic, part),
  ),
});

export const couponsSheet = (context: Context, span: DaySpan): SheetRows => ({
  headings: COUPON_HEADS,
  rows: everyRow((page) => couponRanking(context, span, page), couponCells),
});

export const marginPartsSheet = (
  context: Context,
  topic: MarginTopic,
  span: DaySpan,
  order: MarginOrder,
): SheetRows => ({
  headings: marginHeads(topic),
  rows: everyRow(
    async (page) => (await marginParts(context, topic, span, { ...page, order })).parts,
    (part) => marginCells(topic, part),
  ),
});

export const salesSheet = (context: Context, span: DaySpan, step: ReportStep): SheetRows => ({
  headings: SALES_HEADS,
  rows: rowsOf(async () => (await salesReport(context, span, step)).rows, salesCells),
});

export const marginSheet = (context: Context, span: DaySpan, step: ReportStep): SheetRows => ({
  headings: MARGIN_HEADS,
  rows: rowsOf(async () => (await marginReport(context, span, step)).rows, marginDayCells),
});

export const arrivalsSheet = (context: Context, span: DaySpan, step: ReportStep): SheetRows => ({
  headings: ARRIVAL_HEADS,
  rows: rowsOf(async () => (await arrivalsReport(context, span, step)).rows, arrivalDayCells),
});

export const arrivalAreasSheet = (context: Context, span: DaySpan): SheetRows => ({
  headings: ARRIVAL_AREA_HEADS,
  rows: rowsOf(async () => (await arrivalsReport(context, span, 'month')).areas, arrivalAreaCells),
});

/** A report by steps has at most as many rows as a period has days. */
async function* rowsOf<Row, Cells>(
  read: () => Promise<readonly Row[]>,
  cells: (row: Row) => Cells,
): AsyncGenerator<Cells> {
  for (const row of await read()) yield cells(row);
}
