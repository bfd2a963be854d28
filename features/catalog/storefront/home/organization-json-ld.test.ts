import { expect, test } from 'vitest';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { organizationJsonLd } from './organization-json-ld.ts';

const shop: Shop = {
  id: '019a0000-0000-7000-8000-000000000001',
  slug: 'mercado',
  name: 'Mercado',
  whiteLabel: false,
  tags: [],
  theme: { primary: '', secondary: '', auxiliary: '', text: '' },
  menu: [],
  footer: {
    legalName: 'Mercado Ltda.',
    cnpj: '11.222.333/0001-81',
    address: 'Rua A, 1',
    phone: '(11) 4002-1000',
    columns: [],
  },
};
const site = { origin: 'https://loja.exemplo', lockedTo: 'mercado' };
const store = {
  id: 's',
  name: 'Centro',
  addressText: 'Rua B, 2',
  latitude: -23.5,
  longitude: -46.6,
  hours: '',
};

test('a shop says who it is, where it stands and how to reach it', () => {
  expect(organizationJsonLd(site, { ...shop, logo: 'abc' }, [store])).toMatchObject({
    '@type': 'Organization',
    name: 'Mercado',
    legalName: 'Mercado Ltda.',
    url: 'https://loja.exemplo/',
    logo: 'https://loja.exemplo/fotos/abc-960.webp',
    telephone: '+55 (11) 4002-1000',
    contactPoint: { '@type': 'ContactPoint', telephone: '+55 (11) 4002-1000' },
    address: 'Rua B, 2',
    location: [{ '@type': 'Place', name: 'Centro', geo: { latitude: -23.5 } }],
  });
});

test('what is not known is not said', () => {
  const { phone: _, ...footer } = shop.footer;
  const jsonLd = organizationJsonLd(site, { ...shop, footer }, []);
  expect(jsonLd).toMatchObject({ address: 'Rua A, 1' });
  for (const name of ['logo', 'telephone', 'email', 'contactPoint', 'location', 'description'])
    expect(jsonLd).not.toHaveProperty(name);
});
