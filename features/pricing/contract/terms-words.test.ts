import { expect, test } from 'vitest';
import type { SalesChannel } from '../domain/buyer.ts';
import type { Validity } from '../domain/policy.ts';
import { channelsWords, validityWords } from './terms-words.ts';

const [from, until] = [Date.parse('2026-12-01T03:00:00Z'), Date.parse('2026-12-11T11:30:00Z')];

test.each<[Validity, string]>([
  [{}, 'Sempre'],
  [{ from }, 'de 01/12/2026 às 00:00'],
  [{ until }, 'até 11/12/2026 às 08:30'],
  [{ from, until }, 'de 01/12/2026 às 00:00 até 11/12/2026 às 08:30'],
])('%j: %s', (validity, words) => expect(validityWords(validity, 'America/Sao_Paulo')).toBe(words));

test.each<[readonly SalesChannel[], string]>([
  [[], 'Todos'],
  [['MANUAL', 'WEB'], 'Todos'],
  [['WEB'], 'Na loja'],
  [['MANUAL'], 'Com um atendente'],
])('%j: %s', (channels, words) => expect(channelsWords(channels)).toBe(words));
