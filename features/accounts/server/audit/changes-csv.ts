import { formatDateTime, type TimeZone } from '#kernel/time/time-zone.ts';
import { CSV_START, csvLine } from '#platform/contract/csv.ts';
import { actionName } from '../../contract/audit/action-names.ts';
import type { RecordedChange } from '../../domain/recorded-change.ts';

const HEADS = ['Quando', 'Quem', 'E-mail', 'O que fez', 'Ação', 'Objeto', 'Antes', 'Depois'];

/** For a spreadsheet. Facts are as stored, in centavos and thousandths. */
export const changesCsv = (changes: readonly RecordedChange[], zone: TimeZone): string =>
  CSV_START +
  [
    HEADS,
    ...changes.map(({ at, by, email, action, subjectId, before, after }) => [
      formatDateTime(at, zone),
      by,
      email,
      actionName(action),
      action,
      subjectId,
      textOf(before),
      textOf(after),
    ]),
  ]
    .map(csvLine)
    .join('');

const textOf = (facts: RecordedChange['before']): string => (facts === null ? '' : JSON.stringify(facts));
