import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnLostChunk } from './reload-on-lost-chunk.ts';

const LOST = 'vite:preloadError';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page whose session storage outlives a reload. */
function openPage(href: string, stored = new Map<string, string>(), onLine = true) {
  const events = new EventTarget();
  const reload = vi.fn();
  const location = { href, reload };
  const page = {
    addEventListener: events.addEventListener.bind(events),
    setTimeout,
    navigator: { onLine },
    location,
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  };
  reloadOnLostChunk(page as unknown as Window);
  return { location, reload, lose: () => events.dispatchEvent(new Event(LOST)) };
}

test('a page reloads once for all files that are lost while it is left, where a press leads to', () => {
  const stored = new Map<string, string>();
  const page = openPage('/loja', stored);
  page.lose();
  page.location.href = '/loja/entrar';
  page.lose();
  vi.runAllTimers();
  page.lose();
  vi.runAllTimers();
  expect(page.reload).toHaveBeenCalledOnce();
  expect([...stored.values()]).toEqual(['/loja/entrar']);
});

test('a file that stays lost does not reload its address again, another address does', () => {
  const stored = new Map<string, string>();
  const loseAt = (href: string) => {
    const page = openPage(href, stored);
    page.lose();
    vi.runAllTimers();
    return page.reload;
  };
  expect(loseAt('/loja')).toHaveBeenCalledOnce();
  expect(loseAt('/loja')).not.toHaveBeenCalled();
  expect(loseAt('/loja/carrinho')).toHaveBeenCalledOnce();
});

test('without a network nothing is reloaded', () => {
  const page = openPage('/loja', new Map(), false);
  page.lose();
  vi.runAllTimers();
  expect(page.reload).not.toHaveBeenCalled();
});
