import { expect, test, vi } from 'vitest';
import { HtmlCache } from './html-cache.ts';

const page = (nonce: string) => async () => `<script nonce="${nonce}">a</script><p nonce="${nonce}">b</p>`;

test('pages with the same content are rendered once, each with its own nonce', async () => {
  const drawings = new HtmlCache();
  const again = vi.fn(page('two'));
  const first = await drawings.draw('one', 'x', page('one'));
  const second = await drawings.draw('two', 'x', again);
  expect(again).not.toHaveBeenCalled();
  expect(first).toBe(await page('one')());
  expect(second).toBe(await page('two')());
});

test('other content is rendered', async () => {
  const drawings = new HtmlCache();
  await drawings.draw('one', 'x', page('one'));
  expect(await drawings.draw('two', 'y', async () => 'other')).toBe('other');
});

test('what failed is rendered again', async () => {
  const drawings = new HtmlCache();
  await expect(drawings.draw('one', 'x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await drawings.draw('two', 'x', async () => 'drawn')).toBe('drawn');
});

test('the cache is limited in size', async () => {
  const drawings = new HtmlCache(1_000);
  for (const shown of ['x', 'y', 'z']) await drawings.draw('n', shown, async () => shown.repeat(300));
  const again = vi.fn(async () => 'anew');
  expect(await drawings.draw('n', 'x', again)).toBe('anew');
});
