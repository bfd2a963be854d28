import { expect, test } from 'vitest';
import { type Trim, trimCode } from './trim-code.ts';

const trimmed = (code: string, trim: Trim): string => trimCode(code, trim, 'library.js').replace(/\s+/g, ' ');

test('a case that never holds is dropped, and its variables stay for the others', () => {
  const code =
    'function f(a) { switch (a.tag) { case 1: return g(); case 30: var b = 1; break; default: b = 2 } }';
  expect(trimmed(code, { never: [30] })).toBe(
    'function f(a) {var b; switch (a.tag) { case 1: return g(); default: b = 2 } }',
  );
});

test('a case that another one falls into loses its label only', () => {
  const code = 'switch (a.tag) { case 1: g(); case 30: h(); case 2: i() }';
  expect(trimmed(code, { never: [30] })).toBe('switch (a.tag) { case 1: g(); h(); case 2: i() }');
  const empty = 'switch (a.tag) { case 1: case 30: case 2: i() }';
  expect(trimmed(empty, { never: [30] })).toBe('switch (a.tag) { case 1: case 2: i() }');
});

test('a case is of a tag by its number, of anything else by the name of its constant', () => {
  const code =
    'switch (lane) { case 30: g() } switch (type) { case A_TYPE: h(); break; case B_TYPE: i() } x = 30 !== c.tag';
  expect(trimmed(code, { never: [30, 'A_TYPE'] })).toBe(
    'switch (lane) { case 30: g() } switch (type) { case B_TYPE: i() } x = true',
  );
});

test('functions, properties, assignments and texts', () => {
  const code =
    'function f() { g(); } const d = { useA: 1, useB: h }; F.prototype.i = j; exports.a = 1; exports.ab = 2;';
  const trim = { functions: { f: '{}' }, properties: ['useA'], assigned: ['F.prototype', 'exports.a'] };
  expect(trimmed(code, { ...trim, texts: [[/h/, 'k']] })).toBe(
    'function f() {} const d = { useB: k }; exports.ab = 2;',
  );
});

test.each([
  { never: [30] },
  { functions: { f: '{}' } },
  { properties: ['useA'] },
  { assigned: ['exports.a'] },
  { texts: [[/b/, '']] },
] satisfies Trim[])('what matches nothing ends the build: %j', (trim) => {
  expect(() => trimCode('a()', trim, 'library.js')).toThrow('library.js has no');
});
