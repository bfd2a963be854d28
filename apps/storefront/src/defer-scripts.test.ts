import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { deferScripts, START_AFTER_SIGHT } from './defer-scripts.ts';

const rendered =
  '<head><link rel="modulepreload" href="/a.js" fetchPriority="low"/><link rel="stylesheet" href="/s.css"/></head>' +
  '<script nonce="n">boot()</script><script type="module" async="" src="/index.js" nonce="n"></script>';

test('of a rendered page the scripts, and nothing else, are deferred', () => {
  expect(deferScripts(rendered)).toBe(
    '<head><link rel="later" href="/a.js" fetchPriority="low"/><link rel="stylesheet" href="/s.css"/></head>' +
      '<script nonce="n">boot()</script><script type="module" async="" data-later="/index.js" nonce="n"></script>',
  );
});

/** A simulated page, whose events the test triggers. */
function open({ hidden = false, tells = true, readyState = 'loading' } = {}) {
  const link = { rel: 'later' };
  const script = { src: '', dataset: { later: '/index.js' } };
  const listeners = new Map<string, () => void>();
  let painted = (_: string): void => {};
  const document = {
    hidden,
    readyState,
    currentScript: { remove: () => {} },
    querySelectorAll: (what: string) => (what.startsWith('link') ? [link] : [script]),
  };
  class PerformanceObserver {
    static supportedEntryTypes = tells ? ['paint'] : [];
    constructor(notify: (list: object) => void) {
      painted = (name) => notify({ getEntriesByName: (wanted: string) => (wanted === name ? [{}] : []) });
    }
    observe(): void {}
  }
  const page = {
    document,
    PerformanceObserver,
    addEventListener: (name: string, then: () => void) => listeners.set(name, then),
    setTimeout: (then: () => void) => then(),
  };
  runInNewContext(START_AFTER_SIGHT, Object.assign(page, { self: page }));
  return {
    paint: (name = 'first-contentful-paint') => painted(name),
    read: () => {
      document.readyState = 'interactive';
      listeners.get('DOMContentLoaded')?.();
    },
    load: () => listeners.get('load')?.(),
    fetched: () => [link.rel === 'modulepreload', script.src === '/index.js'],
  };
}

test('they are fetched once the page is seen', () => {
  const page = open({ readyState: 'interactive' });
  page.paint('first-paint');
  expect(page.fetched()).toEqual([false, false]);
  page.paint();
  expect(page.fetched()).toEqual([true, true]);
});

test('what is seen before it is read to the end names its entry later', () => {
  const page = open();
  page.paint();
  expect(page.fetched()).toEqual([true, false]);
  page.read();
  expect(page.fetched()).toEqual([true, true]);
});

test.each([{ hidden: true }, { tells: false }])(
  'where no paint is reported, as soon as it is parsed: %o',
  (how) => {
    const page = open(how);
    expect(page.fetched()).toEqual([false, false]);
    page.read();
    expect(page.fetched()).toEqual([true, true]);
  },
);

test('a page that is never painted comes to life once it is loaded', () => {
  const page = open({ readyState: 'interactive' });
  page.load();
  expect(page.fetched()).toEqual([true, true]);
});
