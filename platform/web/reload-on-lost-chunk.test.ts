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
function openPage(href: string, stored = new Map<string, string>(), onLine = true, answers = true) {
  const events = new EventTarget();
  const reload = vi.fn();
  const location = { href, reload };
  const page = {
    addEventListener: events.addEventListener.bind(events),
    setTimeout,
    navigator: { onLine },
    fetch: async () => (answers ? new Response() : Promise.reject(new TypeError('Failed to fetch'))),
    location,
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  };
  reloadOnLostChunk(page as unknown as Window);
  /** Whether the page's own code still learns of a press. */
  const press = (target: string): boolean => {
    const event = new Event('click');
    Object.defineProperty(event, 'target', {
      value: { closest: (wanted: string) => (wanted === target ? {} : null) },
    });
    let stopped = false;
    event.stopPropagation = () => {
      stopped = true;
    };
    events.dispatchEvent(event);
    return !stopped;
  };
  return { location, reload, press, lose: () => events.dispatchEvent(new Event(LOST)) };
}

test('a page reloads once for all files that are lost while it is left, where a press leads to', async () => {
  const stored = new Map<string, string>();
  const page = openPage('/loja', stored);
  page.lose();
  page.location.href = '/loja/entrar';
  page.lose();
  await vi.runAllTimersAsync();
  page.lose();
  await vi.runAllTimersAsync();
  expect(page.reload).toHaveBeenCalledOnce();
  expect([...stored.values()]).toEqual(['/loja/entrar']);
});

test('a file that stays lost does not reload its address again, another address does', async () => {
  const stored = new Map<string, string>();
  const loseAt = async (href: string) => {
    const page = openPage(href, stored);
    page.lose();
    await vi.runAllTimersAsync();
    return page.reload;
  };
  expect(await loseAt('/loja')).toHaveBeenCalledOnce();
  expect(await loseAt('/loja')).not.toHaveBeenCalled();
  expect(await loseAt('/loja/carrinho')).toHaveBeenCalledOnce();
});

test('without a network nothing is reloaded', async () => {
  const page = openPage('/loja', new Map(), false);
  page.lose();
  await vi.runAllTimersAsync();
  expect(page.reload).not.toHaveBeenCalled();
});

test('while the server does not answer the page stays, and another loss may still reload it', async () => {
  const stored = new Map<string, string>();
  const page = openPage('/loja', stored, true, false);
  page.lose();
  await vi.runAllTimersAsync();
  expect(page.reload).not.toHaveBeenCalled();
  expect(stored.size).toBe(0);
});

test('a link that is pressed while the page reloads is followed by the browser, all else stays as it was', async () => {
  const page = openPage('/loja');
  page.lose();
  expect(page.press('a')).toBe(true);
  await vi.runAllTimersAsync();
  expect([page.press('a'), page.press('button')]).toEqual([false, true]);
});
