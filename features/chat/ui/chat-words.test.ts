import { expect, test } from 'vitest';
import { instantAt } from '#kernel/time/time-zone.ts';
import { dayWords, deskWords, previewOf, whenWords } from './chat-words.ts';

const ZONE = 'America/Sao_Paulo';
const at = (date: string, minutes: number): number => instantAt({ date, minutes }, ZONE);
const NOW = at('2026-11-23', 600);

test.each([
  [at('2026-11-23', 1), 'Hoje', '00:01'],
  [at('2026-11-22', 1439), 'Ontem', 'Ontem'],
  [at('2026-11-21', 600), '21/11/2026', '21/11/2026'],
])('days and times are those of the shop %#', (sent, day, when) => {
  expect(dayWords(sent, NOW, ZONE)).toBe(day);
  expect(whenWords(sent, NOW, ZONE)).toBe(when);
});

test.each([
  [{ isOpen: true, hours: '', answerTime: '' }, ''],
  [
    { isOpen: true, hours: 'segunda, 8h às 18h', answerTime: 'Em uma hora.' },
    'Atendimento: segunda, 8h às 18h. Em uma hora.',
  ],
  [
    { isOpen: false, opensAt: at('2026-11-24', 480), hours: 'segunda a sexta, 8h às 18h', answerTime: '' },
    'A loja está fechada e responde a partir de 24/11/2026 às 08:00.',
  ],
])('the desk says when it answers %#', (desk, words) =>
  expect(deskWords({ enabled: true, ...desk }, ZONE)).toBe(words),
);

const message = { id: 'm', roomId: 'r', number: 1, author: 'Dora', sentAt: 0 } as const;

test.each([
  [{ ...message, side: 'shop', kind: 'text', text: 'Chega hoje' }, 'Chega hoje'],
  [{ ...message, side: 'client', kind: 'text', text: 'Obrigada' }, 'Você: Obrigada'],
  [{ ...message, side: 'client', kind: 'picture', text: '' }, 'Você: Imagem'],
  [
    {
      ...message,
      side: 'shop',
      kind: 'document',
      text: '',
      attachment: { name: 'nota.pdf', mediaType: 'application/pdf', bytes: 1 },
    },
    'nota.pdf',
  ],
] as const)('a message in one line %#', (given, line) => expect(previewOf(given, 'client')).toBe(line));

test('a line of the reader’s own side begins with who wrote it', () => {
  const given = { ...message, side: 'shop', kind: 'text', text: 'Chega hoje' } as const;
  expect(previewOf(given, 'shop', 'Dora')).toBe('Dora: Chega hoje');
  expect(previewOf({ ...given, side: 'client' }, 'shop', 'Dora')).toBe('Chega hoje');
});
