import { expect, test } from 'vitest';
import { type Command, findCommands } from './command.ts';

const commands: readonly Command[] = [
  { id: '1', label: 'Início', href: '/' },
  { id: '2', label: 'Pedidos', note: 'Vendas', href: '/pedidos' },
  { id: '3', label: 'Pagamentos', note: 'Vendas', href: '/pagamentos', keywords: 'pix boleto' },
];

test.each([
  ['', '123'],
  ['inicio', '1'],
  ['INÍ', '1'],
  ['vendas', '23'],
  ['ven pag', '3'],
  ['pix', '3'],
  ['ix', ''],
])('%s finds %s', (text, ids) =>
  expect(
    findCommands(commands, text)
      .map(({ id }) => id)
      .join(''),
  ).toBe(ids),
);
