import { formatMoney, toReais } from '#kernel/money.ts';
import { percentCell } from '../../contract/reports/period-sheets.ts';
import { type MarginSums, marginOf, marginShare } from '../../domain/reports/margin.ts';
import type { ReportColumn } from './report-table.tsx';
import { countWords, percentWords, returnedWords } from './report-words.ts';

/** What a period, a product or a category came to. */
export const marginColumns = <Row extends MarginSums>(): readonly ReportColumn<Row>[] => [
  {
    id: 'receita',
    title: 'Receita',
    numeric: true,
    cell: ({ revenue }) => formatMoney(revenue),
    csv: ({ revenue }) => toReais(revenue),
  },
  {
    id: 'devolvido',
    title: 'Devolvido',
    numeric: true,
    cell: ({ returnedTotal }) => returnedWords(returnedTotal),
    csv: ({ returnedTotal }) => toReais(returnedTotal),
  },
  {
    id: 'receita-com-custo',
    title: 'Receita com custo',
    numeric: true,
    hidden: true,
    cell: ({ costedRevenue }) => formatMoney(costedRevenue),
    csv: ({ costedRevenue }) => toReais(costedRevenue),
  },
  {
    id: 'custo',
    title: 'Custo',
    numeric: true,
    cell: ({ cost }) => formatMoney(cost),
    csv: ({ cost }) => toReais(cost),
  },
  {
    id: 'margem',
    title: 'Margem',
    numeric: true,
    cell: (row) => {
      const margin = marginOf(row);
      return <span className={margin < 0 ? 'text-danger' : undefined}>{formatMoney(margin)}</span>;
    },
    csv: (row) => toReais(marginOf(row)),
  },
  {
    id: 'percentual',
    title: 'Margem %',
    numeric: true,
    cell: (row) => percentWords(marginShare(row)),
    csv: (row) => percentCell(marginShare(row)),
  },
  {
    id: 'sem-custo',
    title: 'Itens sem custo',
    numeric: true,
    cell: ({ uncostedLines }) => countWords(uncostedLines),
    csv: ({ uncostedLines }) => uncostedLines,
  },
];
