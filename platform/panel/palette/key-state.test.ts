import { expect, test } from 'vitest';
import { keyAction } from './key-state.ts';

const press = (key: string, given = {}) => ({ key, command: false, alt: false, typing: false, ...given });

test.each([
  [press('k', { command: true }), false, { kind: 'palette' }],
  [press('K', { command: true, typing: true }), false, { kind: 'palette' }],
  [press('?'), false, { kind: 'help' }],
  [press('?', { typing: true }), false, { kind: 'none' }],
  [press('g'), false, { kind: 'wait' }],
  [press('p'), true, { kind: 'jump', letter: 'p' }],
  [press('p'), false, { kind: 'none' }],
  [press('p', { typing: true }), true, { kind: 'none' }],
  [press('p', { command: true }), true, { kind: 'none' }],
])('%o, after g: %s', (given, waiting, action) => expect(keyAction(given, waiting)).toEqual(action));
