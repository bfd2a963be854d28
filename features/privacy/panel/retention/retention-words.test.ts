import { expect, test } from 'vitest';
import { hours, months, years } from '../../domain/retention/period.ts';
import { periodText, RETENTION_ROWS } from './retention-words.ts';

test('periods are shown as they are counted', () => {
  expect([hours(0), hours(1), months(6), years(5)].map(periodText)).toEqual([
    'Até vencerem',
    '1 hora',
    '6 meses',
    '5 anos',
  ]);
});

test('shops see how long accesses with an address, the audit and sales stay, and by which law', () => {
  expect(RETENTION_ROWS).toEqual(
    expect.arrayContaining([
      {
        what: 'Acessos da equipe ao painel, com data, hora e endereço de rede',
        howLong: '6 meses depois do fim do acesso',
        why: 'Marco Civil da Internet, art. 15',
      },
      expect.objectContaining({ howLong: '5 anos depois da mudança' }),
      expect.objectContaining({ what: 'Pedidos, pagamentos, notas fiscais e devoluções' }),
    ]),
  );
});
