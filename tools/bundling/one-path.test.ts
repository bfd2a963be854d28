import { expect, test } from 'vitest';
import { onePath } from './one-path.ts';

test('a path that begins with a relative step begins where it began alone', () => {
  expect(
    onePath([
      ['path', { d: 'M1 1h2' }],
      ['path', { d: 'm2 2 1 1' }],
    ]),
  ).toBe('M1 1h2M0 0m2 2 1 1');
});

test.each([
  ['circle', { cx: '8', cy: '20', r: '2' }, 'M6 20a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z'],
  ['line', { x1: '1', x2: '2', y1: '3', y2: '4' }, 'M1 3L2 4'],
  ['polygon', { points: '1,2 3,4 5,6' }, 'M1,2 3,4 5,6z'],
  ['rect', { x: '2', y: '4', width: '20', height: '16' }, 'M2 4h20v16h-20v-16z'],
  [
    'rect',
    { x: '2', y: '4', width: '20', height: '16', rx: '2' },
    'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
  ],
])('a %s is a path too', (tag, attributes, path) => {
  expect(onePath([[tag, attributes]])).toBe(path);
});

test('a shape that nobody has made a path of ends the build', () => {
  expect(() => onePath([['text', {}]])).toThrow('text');
});
