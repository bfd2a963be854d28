/** What the panel shows as a mail's standard words is what the mail's own writer writes. */
import { expect, test } from 'vitest';
import { mailValues, writtenNames } from '#features/accounts/contract/mails/shop-mail.ts';
import { fillLine, fillText, tidyWords, wordsFaults } from '#features/accounts/domain/mails/mail-words.ts';
import { layOutLetter } from '#features/accounts/server/mails/lay-out-letter.ts';
import { sampledMails } from './sampled-mails.ts';

const now = Date.parse('2026-11-28T15:00:00Z');
const facts = { to: 'ana@exemplo.com.br', shop: 'Mercado', now, zone: 'America/Sao_Paulo' };
const shop = {
  slug: 'mercado',
  name: 'Mercado',
  theme: { primary: '#123456', secondary: '#c9a227', auxiliary: '#f8eef1', text: '#ffffff' },
  footer: { legalName: 'Mercado Ltda.', cnpj: '11.222.333/0001-81', address: 'Rua A, 1', columns: [] },
};
const PUBLIC_URL = 'https://vitrine.exemplo';
const all = sampledMails.map(({ mail, sample }) => [mail.key, { mail, letter: sample(facts) }] as const);

test('every mail has a key of its own', () => {
  expect(all.length).toBeGreaterThan(30);
  expect(new Set(all.map(([key]) => key)).size).toBe(all.length);
});

test.each(all)('%s: the standard words are those of the letter', (_, { mail, letter }) => {
  expect(letter.shopMail).toBe(mail);
  expect(wordsFaults(mail.standard, writtenNames(mail))).toEqual({});
  expect(tidyWords(mail.standard)).toEqual(mail.standard);
  const values = mailValues({ ...letter.values, shop: facts.shop, subject: letter.subject });
  expect(fillLine(mail.standard.subject, values)).toBe(letter.subject);
  const introduction = fillText(mail.standard.introduction, values);
  expect(letter.paragraphs.slice(0, introduction.length)).toEqual(introduction);
  // All of its variables have a value, but for those that not each of these mails has.
  for (const variable of mail.variables) expect(letter.values).toHaveProperty(variable);
});

test.each(all)('%s: it is the same to the byte with the standard words as without', (_, { mail, letter }) => {
  const written = layOutLetter(PUBLIC_URL, shop, letter);
  expect(layOutLetter(PUBLIC_URL, shop, letter, { ...mail.standard, enabled: true })).toEqual(written);
});

test.each(all)('%s: facts, sums and links stay in other words', (_, { mail, letter }) => {
  const own = { subject: 'Oi <b>', introduction: '<i>Bem-vinda</i>', closing: 'Até {{loja}}', enabled: true };
  const { subject, text, html } = layOutLetter(PUBLIC_URL, shop, letter, own);
  expect(subject).toBe('Oi <b>');
  expect(text).toMatch(/^Mercado\n\n<i>Bem-vinda<\/i>\n\n/);
  expect(text).toContain('\n\nAté Mercado\n\n');
  expect(html).not.toMatch(/<i>|<b>/);
  const lead = mail.standard.introduction.split('\n\n').filter((line) => line !== '').length;
  for (const paragraph of letter.paragraphs.slice(lead)) expect(text).toContain(paragraph);
  for (const { label, value } of letter.summary ?? []) expect(text).toContain(`${label}: ${value}`);
  if (letter.button !== undefined) expect(text).toContain(letter.button.path);
});
