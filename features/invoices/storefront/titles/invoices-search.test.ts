import { expect, test } from 'vitest';
import { formatInvoicesSearch, parseInvoicesSearch } from './invoices-search.ts';

test.each([
  [{}, { order: 'due-first', page: 1 }, ''],
  [
    { situacao: 'vencidas', de: '2026-11-01', ate: '2026-11-30', ordem: 'largest', pagina: '2' },
    { standing: 'overdue', dueFrom: '2026-11-01', dueTo: '2026-11-30', order: 'largest', page: 2 },
    '?situacao=vencidas&de=2026-11-01&ate=2026-11-30&ordem=largest&pagina=2',
  ],
  [
    { situacao: 'outras', de: '2026-02-30', ate: 'hoje', ordem: 'cor', pagina: '-1' },
    { order: 'due-first', page: 1 },
    '',
  ],
])('%j is %j', (search, parsed, written) => {
  expect(parseInvoicesSearch(search)).toEqual(parsed);
  expect(formatInvoicesSearch(parseInvoicesSearch(search))).toBe(written);
});
