import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { answersElement, answersOf, takeAnswers } from './hand-over.ts';

afterEach(() => vi.unstubAllGlobals());

const KEY = ['product', 'x'];
const product = { name: '</script><script>alert(1)</script>', tags: ['a'], stock: undefined };

test('what the server was answered is there in the browser, as old as it is', () => {
  const server = new QueryClient();
  server.setQueryData(KEY, product, { updatedAt: 5 });
  const html = answersElement(server, answersOf(server));
  expect(html.match(/<\/?script/g)).toHaveLength(2);

  const remove = vi.fn();
  const textContent = html.replace(/^<script[^>]*>/, '').replace('</script>', '');
  vi.stubGlobal('document', { getElementById: () => ({ textContent, remove }) });
  const browser = new QueryClient();
  takeAnswers(browser);
  expect(browser.getQueryData(KEY)).toEqual(product);
  expect(browser.getQueryState(KEY)?.dataUpdatedAt).toBe(5);
  expect(remove).toHaveBeenCalledOnce();
});

test('what failed is asked again', async () => {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await server.prefetchQuery({ queryKey: KEY, queryFn: () => Promise.reject(new Error('segredo')) });
  expect(answersOf(server)).toBe('[]');
});
