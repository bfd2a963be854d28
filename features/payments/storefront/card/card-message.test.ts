import { expect, test } from 'vitest';
import { readCardMessage } from './card-message.ts';

const said = { vitrine: 'card' };

test.each([
  [{ ...said, kind: 'ready' }, { kind: 'ready' }],
  [
    { ...said, kind: 'height', height: 320 },
    { kind: 'height', height: 320 },
  ],
  [
    { ...said, kind: 'token', token: 't', brand: 'visa', lastFour: '0010', number: '4000' },
    { kind: 'token', token: 't', brand: 'visa', lastFour: '0010' },
  ],
  [
    { ...said, kind: 'problem', words: 'Digite o nome.' },
    { kind: 'problem', words: 'Digite o nome.' },
  ],
])('the frame may say %j', (data, message) => {
  expect(readCardMessage(data)).toEqual(message);
});

test.each([
  null,
  'card',
  {},
  { kind: 'token', token: 't', brand: 'visa', lastFour: '0010' },
  { ...said, kind: 'token', token: 1, brand: 'visa', lastFour: '0010' },
  { ...said, kind: 'height', height: 1e9 },
  { ...said, kind: 'height', height: Number.NaN },
  { ...said, kind: 'problem' },
  { ...said, kind: 'other' },
])('%j is nothing that the frame says', (data) => {
  expect(readCardMessage(data)).toBeUndefined();
});
