import { expect, test } from 'vitest';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { withLinks } from './shop-links.ts';

const shop: Shop = {
  id: '00000000-0000-7000-8000-000000000001',
  slug: 'loja',
  name: 'Loja',
  whiteLabel: false,
  tags: [],
  theme: { primary: '#111111', secondary: '#222222', auxiliary: '#333333', text: '#ffffff' },
  menu: [{ label: 'Ofertas', href: '/busca?tags=oferta' }],
  footer: {
    legalName: 'Loja',
    cnpj: '1',
    address: 'Rua A',
    columns: [{ title: 'A loja', links: [{ label: 'Sobre', href: '/sobre' }] }],
  },
};

test('links follow the shop’s own in menu and footer, in their order; a missing column is added', () => {
  const { menu, footer } = withLinks(shop, [
    { label: 'Entrega', href: '/pagina/entrega', inMenu: true, footerColumn: 'Ajuda' },
    { label: 'História', href: '/pagina/historia', inMenu: false, footerColumn: 'A loja' },
    { label: 'Trocas', href: '/pagina/trocas', inMenu: true, footerColumn: 'Ajuda' },
  ]);
  expect(menu.map(({ label }) => label)).toEqual(['Ofertas', 'Entrega', 'Trocas']);
  expect(footer.columns.map(({ title, links }) => [title, ...links.map(({ label }) => label)])).toEqual([
    ['A loja', 'Sobre', 'História'],
    ['Ajuda', 'Entrega', 'Trocas'],
  ]);
});

test('what the shop links to itself is not repeated, and its own data is not touched', () => {
  const before = structuredClone(shop);
  const again = { label: 'Sobre nós', href: '/sobre', inMenu: false, footerColumn: 'A loja' };
  expect(withLinks(shop, [again]).footer).toEqual(shop.footer);
  expect(withLinks(shop, [])).toBe(shop);
  expect(shop).toEqual(before);
});
