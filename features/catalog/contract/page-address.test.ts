import { expect, test } from 'vitest';
import { categoryAddress, homeAddress, productAddress } from '../storefront/addresses.ts';
import { fullAddress } from '../storefront/head/full-address.ts';
import { categoryPage, homePage, productPage } from './page-address.ts';

test.each([true, false])('addresses are those that the pages call canonical (own host: %s)', (own) => {
  const origin = 'https://loja.exemplo';
  const site = { origin, shopSlug: 'aurora', own };
  const canonical = (address: string) =>
    fullAddress({ origin, lockedTo: own ? 'aurora' : undefined }, address);
  expect(homePage(site)).toBe(canonical(homeAddress('aurora')));
  expect(categoryPage(site, 'papel/cadernos')).toBe(canonical(categoryAddress('aurora', 'papel/cadernos')));
  expect(productPage(site, 'lápis 2 & cia')).toBe(canonical(productAddress('aurora', 'lápis 2 & cia')));
});
