import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Api } from '#platform/web/api.ts';
import { orderInstructionsQuery } from './order-instructions-query.ts';

const id = '019a0000-0000-7000-8000-000000000001';
const item = (titulo: string) => ({ id, contentType: 'ORDER_INSTRUCTIONS', titulo, conteudo: 'Texto.' });
const apiWith = (items: readonly object[]) => {
  const api: Api = { call: async () => items as never };
  return new QueryClient().fetchQuery(orderInstructionsQuery(api, { id }));
};

test('the first item is the one that is shown', async () => {
  expect(await apiWith([item('Um'), item('Dois')])).toEqual({
    id,
    type: 'ORDER_INSTRUCTIONS',
    title: 'Um',
    body: 'Texto.',
  });
});

test('a supplier without instructions returns none', async () => {
  expect(await apiWith([])).toBeNull();
});
