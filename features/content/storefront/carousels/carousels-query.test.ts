/** The delays of spec 9 before a page's carousels, and their products, are fetched. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visitorSession } from '#features/accounts/domain/session.ts';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { carouselProductsQuery, carouselsQuery } from './carousels-query.ts';

const fetched = vi.fn(async (..._: unknown[]) => [] as never[]);
vi.mock('../fetch-content.ts', () => ({ fetchCarousels: (...args: unknown[]) => fetched(...args) }));

const scope = { api: {}, supplierId: 'one', session: visitorSession } as unknown as CatalogScope;
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockClear();
});
afterEach(() => void vi.useRealTimers());

test('carousels are fetched after 10 ms, without their products', async () => {
  const found = client().fetchQuery(carouselsQuery(scope, { page: 'home' }));
  await vi.advanceTimersByTimeAsync(9);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ page: 'home', loadProdutos: false });
  expect(await found).toEqual([]);
});

test('the products of a carousel are fetched after 1000 ms', async () => {
  const found = client().fetchQuery(carouselProductsQuery(scope, 'c1', {}));
  await vi.advanceTimersByTimeAsync(999);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ idcarrossel: 'c1', loadProdutos: true });
  expect(await found).toBeNull();
});

test('a failure leaves none (spec 8)', async () => {
  fetched.mockRejectedValueOnce(new Error('away'));
  const found = client().fetchQuery(carouselsQuery(scope, { page: 'home' }));
  await vi.advanceTimersByTimeAsync(10);
  expect(await found).toEqual([]);
});
