import { expect, test } from 'vitest';
import { cpuParts } from './cpu-parts.ts';

const node = (id: number, functionName: string, url = '', children: readonly number[] = []) => ({
  id,
  callFrame: { functionName, url },
  children,
});

const profile = {
  nodes: [
    node(1, '(root)', '', [2, 3, 5, 6]),
    node(2, '(idle)'),
    node(3, 'renderToStringImpl', 'file:///x/build/storefront/server/server.js', [4]),
    node(4, 'ProductTile', 'file:///x/features/catalog/tile.js'),
    node(5, 'query', 'file:///x/node_modules/pg/lib/client.js'),
    node(6, 'write', 'node:net'),
  ],
  samples: [2, 4, 3, 5, 6],
  timeDeltas: [900, 30, 20, 40, 10],
};

test('whatever is done while a page is rendered counts as rendering; idle time is nobody’s', () => {
  expect(cpuParts(profile)).toEqual([
    { name: 'desenho (React)', share: 0.5 },
    { name: 'banco', share: 0.4 },
    { name: 'Node', share: 0.1 },
  ]);
});

test('the start of the server is left out', () => {
  expect(cpuParts(profile, 0.6).map(({ name }) => name)).toEqual(['banco', 'Node']);
});
