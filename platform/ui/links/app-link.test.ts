import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InsideOverlay } from '../overlays/inside-overlay.ts';
import { AppLink, type AppLinkProps } from './app-link.tsx';
import { LinkScope } from './link-scope.ts';

const HERE = '/aurora/c/papel?page=2';
const scope = { here: HERE, publicAddress: (href: string) => href.replace(/^\/fechada(?=\/)/, '') };

function html(props: AppLinkProps, insideOverlay = false): string {
  const link = createElement(AppLink, props);
  const inside = createElement(InsideOverlay.Provider, { value: insideOverlay }, link);
  return renderToStaticMarkup(createElement(LinkScope.Provider, { value: scope }, inside));
}

test.each([
  ['/aurora/c/papel', '/aurora/c/papel'],
  ['/fechada/c/papel?a=1#b', '/c/papel?a=1#b'],
  // Any link that a supplier writes into a menu stays on this site.
  ['javascript:alert(1)', '/alert(1)'],
  ['//outro.exemplo/x', '/x'],
  ['/\\outro.exemplo/x', '/x'],
  ['papel', '/papel'],
])('%s leads to %s, followed without leaving the page', (href, address) => {
  expect(html({ href })).toBe(`<a href="${address}" data-follow=""></a>`);
});

test.each(['https://outro.exemplo/x', 'mailto:a@b.exemplo', 'tel:+551130000000', '#categorias'])(
  '%s is the browser’s',
  (href) => expect(html({ href })).toBe(`<a href="${href}"></a>`),
);

test('the page that one is on is marked, also where the link names a part of it', () => {
  expect(html({ href: HERE })).toContain('aria-current="page"');
  expect(html({ href: `${HERE}#fim` })).toContain('aria-current="page"');
  expect(html({ href: '/aurora/c/papel' })).not.toContain('aria-current');
  expect(html({ href: '/x', 'aria-current': 'true' })).toContain('aria-current="true"');
});

test('inside an overlay a link takes the place of the overlay in the history', () => {
  expect(html({ href: '/x' }, true)).toContain('data-follow="replace"');
});
