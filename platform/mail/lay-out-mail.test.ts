import { expect, test } from 'vitest';
import { layOutMail } from './lay-out-mail.ts';

const shop = { name: 'Loja <b>', colour: '#0a7d3c', ink: '#ffffff', foot: 'Loja Ltda.' };
const content = {
  shop,
  to: 'ana@exemplo.com.br',
  subject: 'Olá',
  paragraphs: ['Olá, <img src=x onerror=alert(1)>.'],
  button: { label: 'Abrir', href: 'https://loja.exemplo/senha/nova#codigo=a&b="' },
};

test('its values are in both bodies, and markup in none', () => {
  const { text, html } = layOutMail(content);
  expect(text).toContain('https://loja.exemplo/senha/nova#codigo=a&b="');
  expect(text).toContain('Olá, <img src=x onerror=alert(1)>.');
  expect(html).toContain('href="https://loja.exemplo/senha/nova#codigo=a&amp;b=&quot;"');
  expect(html).not.toMatch(/<img|<b>/);
  expect(html).toContain('#0a7d3c');
});

test('how to opt out stands in both bodies, and for mail programs', () => {
  const optOut = {
    label: 'Cancelar <tudo>',
    href: 'https://loja.exemplo/a?b="',
    unsubscribe: 'https://loja.exemplo/c',
  };
  const { text, html, unsubscribe } = layOutMail({ ...content, optOut });
  expect(text).toContain('Cancelar <tudo>:\nhttps://loja.exemplo/a?b="');
  expect(html).toContain('href="https://loja.exemplo/a?b=&quot;"');
  expect(html).toContain('Cancelar &lt;tudo&gt;');
  expect(unsubscribe).toBe('https://loja.exemplo/c');
  expect(layOutMail(content)).not.toHaveProperty('unsubscribe');
});

test('a colour that is none is not written', () => {
  const { html } = layOutMail({ ...content, shop: { ...shop, colour: 'red;background:url(//x)' } });
  expect(html).not.toContain('url(');
});
