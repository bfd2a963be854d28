import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ICON_KINDS, iconFile, iconInitial, iconLook, kindOfIconFile, shortName } from './app-look.ts';

test.each([
  ['Mercado Central', 'Mercado'],
  ['Empório da Vila', 'Empório da'],
  ['Loja 24 Horas', 'Loja 24'],
  ['Ferragens', 'Ferragens'],
  ['Superabastecimento', 'Superabastec'],
  ['  ', ''],
])('“%s” is called “%s” below its icon', (name, short) => expect(shortName(name)).toBe(short));

test.each([
  ['Mercado', 'M'],
  ['empório', 'E'],
  ['Água Viva', 'A'],
  ['4 Rodas', '4'],
  ['¡Olé!', ''],
  ['', ''],
])('the icon of “%s” shows “%s”', (name, initial) => expect(iconInitial(name)).toBe(initial));

const theme = (primary: string) => ({ primary, secondary: '#000', auxiliary: '#000', text: '#fff' });

test.each([
  ['#ABCDEF', '#abcdef'],
  ['#1a2', '#11aa22'],
  ['vermelho', '#1f5f4a'],
])('a ground of %s is drawn as %s', (primary, ground) =>
  expect(iconLook({ name: 'M', theme: theme(primary) }).ground).toBe(ground),
);

test('an icon’s address names its whole look: another look has another address, and all fit the call', () => {
  const address = /^[0-9]+-([0-9a-f]{32}|[A-Z0-9_][0-9a-f]{6})-(192|512|maskable-512|touch-180|tab-96)\.png$/;
  const looks = fc.record({
    name: fc.string(),
    theme: fc.integer({ min: 0, max: 0xffffff }).map((n) => theme(`#${n.toString(16).padStart(6, '0')}`)),
  });
  fc.assert(
    fc.property(looks, looks, fc.constantFrom(...ICON_KINDS), (one, other, kind) => {
      const [a, b] = [iconLook(one), iconLook(other)];
      expect(iconFile(a, kind)).toMatch(address);
      expect(kindOfIconFile(iconFile(a, kind))).toBe(kind);
      const alike = a.initial === b.initial && a.ground === b.ground;
      expect(iconFile(a, kind) === iconFile(b, kind)).toBe(alike);
    }),
  );
  const logo = '0123456789abcdef0123456789abcdef';
  expect(iconFile(iconLook({ name: 'M', theme: theme('#fff'), logo }), '192')).toBe(`1-${logo}-192.png`);
  const icon = 'fedcba9876543210fedcba9876543210';
  expect(iconFile(iconLook({ name: 'M', theme: theme('#fff'), logo, icon }), 'tab-96')).toBe(
    `1-${icon}-tab-96.png`,
  );
});
