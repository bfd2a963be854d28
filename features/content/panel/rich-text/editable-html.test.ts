import { expect, test } from 'vitest';
import { needsHtml, withoutEmptyEnd } from './editable-html.ts';

test.each([
  ['<p>Texto <strong>forte</strong></p>', false],
  ['<details><summary>Quando?</summary><p>Hoje.</p></details>', false],
  ['<table><tbody><tr><td>1</td></tr></tbody></table>', false],
  ['<p>sub, dl e figure são palavras</p>', false],
  ['<dl><dt>Prazo</dt><dd>7 dias</dd></dl>', true],
  ['<figure><img src="/fotos/a"><figcaption>Loja</figcaption></figure>', true],
  ['<p>H<sub>2</sub>O</p>', true],
  ['<table><CAPTION>Taxas</caption></table>', true],
])('%s needs to be edited as HTML: %s', (html, needs) => {
  expect(needsHtml(html)).toBe(needs);
});

test.each([
  ['<p></p>', ''],
  ['<p>Um</p><p></p><p></p>', '<p>Um</p>'],
  ['<p></p><p>Um</p>', '<p></p><p>Um</p>'],
])('%s ends as %s', (html, rest) => {
  expect(withoutEmptyEnd(html)).toBe(rest);
});
