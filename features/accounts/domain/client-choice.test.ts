import { expect, test } from 'vitest';
import { type ClientChoice, hasToChoose } from './client-choice.ts';

const choice = (clientId: string, mayEnter: boolean): ClientChoice => ({
  linkedUserId: clientId,
  clientId,
  clientName: clientId,
  company: true,
  principal: false,
  mayEnter,
  approved: mayEnter,
});

test.each([
  ['nobody else', [choice('own', true)], false],
  ['two who are let in', [choice('own', true), choice('other', true)], true],
  ['one who waits for approval', [choice('own', false), choice('other', true)], false],
  ['nobody', [], false],
])('with %s', (_, choices, chooses) => {
  expect(hasToChoose(choices)).toBe(chooses);
});
