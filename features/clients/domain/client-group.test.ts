import { expect, test } from 'vitest';
import { clientGroups } from './client-group.ts';

test('a group that a rule fills is listed without members, and says so', () => {
  const mark = { id: 'g1', running: true, emptying: false };
  const groups = clientGroups(new Map([['ouro', 2]]), [], new Map([['novos', mark]]));
  expect(groups).toEqual([
    { name: 'novos', members: 0, uses: [], automatic: mark },
    { name: 'ouro', members: 2, uses: [] },
  ]);
});

test('a group stands once, by name, with its members and all that cites it', () => {
  const sizes = new Map([
    ['ouro', 2],
    ['Água', 1],
  ]);
  const cited = [
    { kind: 'policy', group: 'ouro', name: 'Dez por cento' },
    { kind: 'carousel', group: 'prata', name: 'Novidades' },
    { kind: 'combo', group: 'ouro', name: 'Cesta' },
  ] as const;
  expect(clientGroups(sizes, cited)).toEqual([
    { name: 'Água', members: 1, uses: [] },
    {
      name: 'ouro',
      members: 2,
      uses: [
        { kind: 'policy', name: 'Dez por cento' },
        { kind: 'combo', name: 'Cesta' },
      ],
    },
    { name: 'prata', members: 0, uses: [{ kind: 'carousel', name: 'Novidades' }] },
  ]);
});
