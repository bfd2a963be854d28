import { expect, test } from 'vitest';
import { allowedItems, allowsModule, MODULES, type RequestedModule } from './modules.ts';
import type { MenuItem } from './shop.ts';

test.each<[string, readonly string[], readonly RequestedModule[], boolean]>([
  ['the one module is in the list', ['web-commerce'], ['web-commerce'], true],
  ['any of several is in the list', ['web-commerce'], ['Venda+ web', 'web-commerce'], true],
  ['none is in the list', ['web-commerce'], ['Venda+ web'], false],
  ['the list is empty', [], ['web-commerce'], false],
  ['nothing is requested', ['web-commerce'], [], false],
  ['the request is Todos', [], ['Todos'], true],
  ['the list holds Todos, which is a request and no module', ['Todos'], ['web-commerce'], false],
])('module access where %s', (_, modules, requested, passes) => {
  expect(allowsModule(modules, requested)).toBe(passes);
});

test('a link that asks for a module stands only where the supplier has it', () => {
  const offers: MenuItem = { label: 'Ofertas', href: '/busca?tags=oferta' };
  const quotes: MenuItem = { label: 'Orçamentos', href: '/pedidos', modules: ['orçamento web'] };
  expect(allowedItems([offers, quotes], [])).toEqual([offers]);
  expect(allowedItems([offers, quotes], ['orçamento web'])).toEqual([offers, quotes]);
});

test.each(MODULES)('a request for %s passes only where the supplier has it', (module) => {
  expect(allowsModule([module], [module])).toBe(true);
  expect(
    allowsModule(
      MODULES.filter((other) => other !== module),
      [module],
    ),
  ).toBe(false);
});
