import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changedWords,
  fillLine,
  fillText,
  type MailWords,
  tidyWords,
  wordsFaults,
  wordsOf,
} from './mail-words.ts';

const KNOWN = ['nome', 'loja', 'pedido'];
const values = (name: string) => new Map([['nome', name]]);
const words = (subject: string, introduction = '', closing = ''): MailWords => ({
  subject,
  introduction,
  closing,
});

test.each([
  ['Olá, {{nome}}.', 'Olá, Ana.'],
  ['{{ nome }}{{nome}}', 'AnaAna'],
  ['{{{nome}}}', '{Ana}'],
  ['Pedido {{pedido}} de {{nome}}', 'Pedido de Ana'],
  ['{nome} $& $1 {{outra}}', '{nome} $& $1'],
])('%s is filled to %s', (line, filled) => expect(fillLine(line, values('Ana'))).toBe(filled));

test('a value is inserted once, whatever it looks like', () =>
  fc.assert(
    fc.property(
      fc.constantFrom('{{loja}}', '{{nome}}', '{{{{nome}}}}', '$&', '}}{{'),
      fc.string(),
      (odd, more) => {
        const name = odd + more.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]| {2,}/gu, '').trim();
        const all = new Map([...values(name), ['loja', 'SEGREDO']]);
        expect(fillLine('De {{nome}}!', all)).toBe(`De ${name}!`);
      },
    ),
  ));

const ANY = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\r\nBcc: x@y.z', '\u2028', '\u202e', '\u0000', '\u0085', '{{nome}}'),
);

test('nothing ends a line: not the text, and not a value', () =>
  fc.assert(
    fc.property(ANY, ANY, (line, name) => {
      expect(fillLine(line, values(name))).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      for (const paragraph of fillText(line, values(name)))
        expect(paragraph).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }),
  ));

test('a value makes no paragraphs, and an empty paragraph is left out', () => {
  expect(fillText('Olá, {{nome}}.\n\n{{pedido}}\nAté logo.', values('Ana\n\nLima'))).toEqual([
    'Olá, Ana Lima.',
    'Até logo.',
  ]);
});

test.each([
  [words('Pedido {{pedido}}', '{{nome}}', '{{ loja }}'), {}],
  [words('{{total}}'), { subject: { kind: 'unknown-variable', name: 'total' } }],
  [words('x', '{{nome}} {{ Nome }}'), { introduction: { kind: 'unknown-variable', name: 'Nome' } }],
  [words('x', '', '{{nome}'), { closing: { kind: 'open-braces' } }],
  [words('x', 'nome}} {{'), { introduction: { kind: 'open-braces' } }],
  [words('x', '{{}}'), { introduction: { kind: 'unknown-variable', name: '' } }],
  [words(' \n '), { subject: { kind: 'empty' } }],
])('%j has the faults %j', (typed, faults) => expect(wordsFaults(typed, KNOWN)).toEqual(faults));

test('accepted words have no braces left once they are filled', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('{{', '}}', 'nome', ' ', 'loja', 'x', '{', '}')), (parts) => {
      const typed = words('x', parts.join(''));
      if (Object.keys(wordsFaults(typed, KNOWN)).length > 0) return;
      expect(fillText(typed.introduction, values('Ana')).join('\n')).not.toMatch(/\{\{|\}\}/);
    }),
  ));

test('what is stored is only what differs from the standard, and it comes back whole', () =>
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (subject, introduction, closing) => {
      const standard = words('Padrão', 'Olá.', '');
      const typed = tidyWords({ subject, introduction, closing });
      const own = changedWords(typed, standard);
      expect(wordsOf(standard, { ...own, enabled: true })).toEqual(typed);
      expect(changedWords(standard, standard)).toEqual({});
      expect(tidyWords(typed)).toEqual(typed);
    }),
  ));
