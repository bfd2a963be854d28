import { expect, test } from 'vitest';
import type { WireExplanation } from '../contract/simulate/simulate.schema.ts';
import { tableTerms, tableWords } from './price-words.ts';

type Table = WireExplanation['tabelas'][number];

const ZONE = 'America/Sao_Paulo';
const table: Table = {
  ...{ id: 't', nome: 'Verão', canais: ['MANUAL'], resultado: 'VALE' },
  ...{ inicio: '2026-12-01T03:00:00.000Z', fim: '2026-12-11T03:00:00.000Z' },
};

test.each<[Table['resultado'], string]>([
  ['VALE', 'Vale aqui'],
  ['SEM_PRECO', 'Vale aqui, mas não tem este produto'],
  ['NAO_COMECOU', 'Não vale: começa em 01/12/2026 às 00:00'],
  ['TERMINOU', 'Não vale: terminou em 11/12/2026 às 00:00'],
  ['OUTRO_CANAL', 'Não vale: só no canal “Com um atendente”'],
  ['OUTRA_ANTES', 'Não vale: outra vem antes dela'],
])('%s: %s', (resultado, words) => expect(tableWords({ ...table, resultado }, ZONE)).toBe(words));

test('its terms are said whatever the outcome', () => {
  expect(tableTerms(table, ZONE)).toBe(
    'de 01/12/2026 às 00:00 até 11/12/2026 às 00:00 · Canal: Com um atendente',
  );
});
