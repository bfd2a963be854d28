import { percentCell } from '../../contract/reports/period-sheets.ts';
import {
  type ArrivalSums,
  averageLateness,
  latenessWords,
  punctualShare,
} from '../../domain/reports/punctuality.ts';
import type { ReportColumn } from './report-table.tsx';
import { countWords, percentWords } from './report-words.ts';

const count = <Row extends ArrivalSums>(
  id: string,
  title: string,
  of: (row: Row) => number,
): ReportColumn<Row> => ({ id, title, numeric: true, cell: (row) => countWords(of(row)), csv: of });

/** What a period or an area came to. */
export const arrivalColumns = <Row extends ArrivalSums>(): readonly ReportColumn<Row>[] => [
  count('entregas', 'Entregas', ({ delivered }) => delivered),
  count('no-prazo', 'No prazo', ({ promised, late }) => promised - late),
  count('atrasadas', 'Atrasadas', ({ late }) => late),
  count('sem-prazo', 'Sem prazo', ({ delivered, promised }) => delivered - promised),
  {
    id: 'percentual',
    title: 'No prazo %',
    numeric: true,
    cell: (row) => percentWords(punctualShare(row)),
    csv: (row) => percentCell(punctualShare(row)),
  },
  {
    id: 'atraso',
    title: 'Atraso médio',
    numeric: true,
    cell: (row) => {
      const minutes = averageLateness(row);
      return minutes === undefined ? '–' : latenessWords(minutes);
    },
    // In minutes, so that a spreadsheet can calculate with it.
    csv: (row) => averageLateness(row) ?? '',
  },
];
