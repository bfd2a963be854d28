/** A page's HTML as the server renders it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkScope } from '#platform/ui/links/link-scope.ts';
import { RichText } from './rich-text.tsx';

const ID = 'a'.repeat(32);
const rendered = (html: string, publicAddress = (path: string) => path): string =>
  renderToStaticMarkup(
    <LinkScope.Provider value={{ here: '', publicAddress }}>
      <RichText html={html} slug="loja" />
    </LinkScope.Provider>,
  );

test('paths within the shop get its slug, except on its own host', () => {
  const html = '<a href="/c/frutas">a</a><a href="/">b</a><a href="https://x.example/c">c</a>';
  expect(rendered(html)).toContain('href="/loja/c/frutas"');
  expect(rendered(html)).toContain('href="/loja"');
  expect(rendered(html)).toContain('href="https://x.example/c"');
  expect(rendered(html, (path) => path.replace('/loja', ''))).toContain('href="/c/frutas"');
});

test('what only looks like a link or a picture in the text is left alone', () => {
  const text = '<p>&lt;a href="/c/frutas"&gt; &lt;img src="/fotos/x-960.webp"</p>';
  expect(rendered(text)).toBe(`<div class="rich-text">${text}</div>`);
});

test('a picture comes in the width of the screen', () => {
  const html = rendered(`<img src="/fotos/${ID}-960.webp" alt="Frutas" width="840" height="640" />`);
  expect(html).toContain(`srcset="/fotos/${ID}-320.webp 320w, `);
  expect(html).toContain('alt="Frutas" width="840" height="640"');
});

test('a wide table scrolls by itself, also by keyboard', () => {
  const html = rendered('<table><tbody><tr><td>a</td></tr></tbody></table>');
  expect(html).toMatch(/<div class="table-frame" tabindex="0" role="region" aria-label="Tabela"><table>/);
  expect(html).toContain('</table></div>');
});
