/** The files that the panel writes from its tables are those that scheduled exports write. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import {
  ARRIVAL_HEADS,
  arrivalDayCells,
  MARGIN_HEADS,
  marginDayCells,
} from '../../contract/reports/period-sheets.ts';
import type { MarginDay } from '../../domain/reports/margin.ts';
import type { ArrivalDay } from '../../domain/reports/punctuality.ts';
import { arrivalColumns } from './arrival-columns.tsx';
import { marginColumns } from './margin-columns.tsx';

const amount = fc.integer({ min: 0, max: 1_000_000 }).map(centavos);
const day = '2026-11-02';

test('margins', () => {
  const columns = marginColumns<MarginDay>();
  expect(['Início', ...columns.map(({ title }) => title)]).toEqual(MARGIN_HEADS);
  const sums = fc.record({
    revenue: amount,
    returnedTotal: amount,
    costedRevenue: amount,
    cost: amount,
    uncostedLines: fc.nat({ max: 9 }),
  });
  fc.assert(
    fc.property(sums, (row) => {
      expect(['02/11/2026', ...columns.map(({ csv }) => csv({ day, ...row }))]).toEqual(
        marginDayCells({ day, ...row }),
      );
    }),
  );
});

test('arrivals', () => {
  const columns = arrivalColumns<ArrivalDay>();
  expect(['Início', ...columns.map(({ title }) => title)]).toEqual(ARRIVAL_HEADS);
  const sums = fc
    .tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 }), fc.nat({ max: 9 }), fc.nat({ max: 9_999 }))
    .map(([late, inTime, without, lateMinutes]) => ({
      delivered: late + inTime + without,
      promised: late + inTime,
      ...{ late, lateMinutes },
    }));
  fc.assert(
    fc.property(sums, (row) => {
      expect(['02/11/2026', ...columns.map(({ csv }) => csv({ day, ...row }))]).toEqual(
        arrivalDayCells({ day, ...row }),
      );
    }),
  );
});
