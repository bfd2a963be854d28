import { expect, test } from 'vitest';
import { frequencyOptions } from './frequency-options.ts';

const own = { typeId: 'a', label: 'Toda semana' };
const monthly = { id: 'b', label: 'Todo mês' };
const [mine, other] = [
  { value: 'a', label: 'Toda semana' },
  { value: 'b', label: 'Todo mês' },
];

test.each([
  ['is offered', [{ id: 'a', label: 'Toda semana' }, monthly], [mine, other]],
  ['is offered no more', [monthly], [mine, other]],
  ['was changed by the shop since', [monthly, { id: 'a', label: 'A cada 10 dias' }], [other, mine]],
])('what one has is called as it was agreed where it %s', (_, types, options) => {
  expect(frequencyOptions(own, types)).toEqual(options);
});
