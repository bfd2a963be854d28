import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_STYLE, type ThemeStyle } from '#kernel/theme.ts';
import type { Shop } from '../domain/shop.ts';
import { EMPTY_PROFILE } from '../domain/supplier-profile.ts';
import { shopFromWire, shopToWire } from './shop.wire.ts';

const optional = <T, Name extends string>(name: Name, value: fc.Arbitrary<T>) =>
  fc.option(value, { nil: undefined }).map((given) => (given === undefined ? {} : { [name]: given }));

const filled = fc.string({ minLength: 1 });
const menu = fc.array(fc.record({ label: filled, href: filled }), { maxLength: 3 });
const footer = fc
  .tuple(
    fc.record({
      legalName: filled,
      cnpj: filled,
      address: filled,
      columns: fc.array(fc.record({ title: filled, links: menu }), { maxLength: 2 }),
    }),
    optional('phone', filled),
    optional('whatsapp', filled),
    optional('email', filled),
    optional('note', filled),
  )
  .map((parts) => Object.assign({}, ...parts));

const shops: fc.Arbitrary<Shop> = fc
  .tuple(
    fc.record({
      id: fc.uuid(),
      slug: filled,
      name: filled,
      whiteLabel: fc.boolean(),
      tags: fc.array(filled),
      theme: fc
        .tuple(
          fc.record({ primary: filled, secondary: filled, auxiliary: filled, text: filled }),
          optional('style', fc.constant<ThemeStyle>({ ...DEFAULT_STYLE, cards: 'flat', icons: 'thin' })),
        )
        .map((parts) => Object.assign({}, ...parts)),
      menu,
      footer,
    }),
    optional('domain', filled),
    optional('logo', filled),
    optional('icon', filled),
    optional('timeZone', filled),
    optional('description', filled),
    optional('notice', filled),
  )
  .map((parts) => Object.assign({}, ...parts));

test('a shop comes back from the wire as it was', () => {
  fc.assert(
    fc.property(shops, (shop) => {
      expect(
        shopFromWire(JSON.parse(JSON.stringify(shopToWire({ shop, profile: EMPTY_PROFILE, stores: [] })))),
      ).toEqual(shop);
    }),
  );
});

test('the first store is the default store, and a nameless one is called Loja do Fornecedor', () => {
  const [shop] = fc.sample(shops, 1);
  if (shop === undefined) throw new Error('a sample of one is one');
  const store = { id: 'a', name: '', addressText: 'Rua A, 1', latitude: -23.5, longitude: -46.6, hours: '' };
  const stores = [store, { ...store, name: 'Sul', latitude: 0 }];
  expect(shopToWire({ shop, profile: EMPTY_PROFILE, stores })).toMatchObject({
    meta_info: { descricao_endereco_loja: 'Rua A, 1', default_store: { latitude: -23.5, longitude: -46.6 } },
    coordenadas_lojas: [
      { nome: 'Loja do Fornecedor', lat: -23.5 },
      { nome: 'Sul', lat: 0 },
    ],
  });
  expect(shopToWire({ shop, profile: EMPTY_PROFILE, stores: [] }).meta_info.default_store).toBeNull();
});

test('segments come along only where there is one to choose', () => {
  const [shop] = fc.sample(shops, 1);
  if (shop === undefined) throw new Error('a sample of one is one');
  const segments = [
    { id: 'a', name: 'Construção' },
    { id: 'b', name: 'Indústria' },
  ];
  const back = (given: typeof segments) =>
    shopFromWire(shopToWire({ shop, profile: { ...EMPTY_PROFILE, segments: given }, stores: [] }));
  expect(back(segments).segments).toEqual(segments);
  expect(back(segments.slice(1)).segments).toBeUndefined();
});

test('a shop keeps its orderings', () => {
  const [shop] = fc.sample(shops, 1);
  if (shop === undefined) throw new Error('a sample of one is one');
  const orderings = [{ key: 'nome', label: 'Nome' }];
  const wire = shopToWire({ shop, profile: { ...EMPTY_PROFILE, orderings }, stores: [] });
  expect(shopFromWire(wire).orderings).toEqual(orderings);
});
