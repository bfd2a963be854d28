import type { Shop } from '#features/suppliers/domain/shop.ts';
import { joinNames } from '#kernel/number-format.ts';
import { homeAddress } from '../addresses.ts';
import { fullAddress, previewPictureUrl, type Site } from '../head/full-address.ts';
import { breadcrumbJsonLd, jsonLdScript } from '../head/json-ld.ts';
import { DEFAULT_DESCRIPTION, pageHead } from '../head/page-head.ts';
import { type Department, type DepartmentIndex, namesOf } from './department.ts';

export function departmentHead(site: Site, shop: Shop, index: DepartmentIndex, department: Department) {
  const { name, address, categories } = department;
  const url = fullAddress(site, address);
  const head = pageHead(shop, {
    title: `${name} | ${shop.name}`,
    description:
      categories.length === 0
        ? ''
        : `${name} em ${shop.name}: ${namesOf(categories)}. ${DEFAULT_DESCRIPTION}`,
    canonical: url,
    picture: previewPictureUrl(site, categories.find(({ picture }) => picture !== undefined)?.picture),
  });
  const way = [
    { name: shop.name, url: fullAddress(site, homeAddress(shop.slug)) },
    { name: index.name, url: fullAddress(site, index.address) },
    { name, url },
  ];
  return { ...head, scripts: [jsonLdScript(breadcrumbJsonLd(way))] };
}

export function departmentIndexHead(
  site: Site,
  shop: Shop,
  { name, address }: DepartmentIndex,
  departments: readonly Pick<Department, 'name'>[],
) {
  const url = fullAddress(site, address);
  const names = joinNames(departments.map((department) => department.name));
  const head = pageHead(shop, {
    title: `${name} | ${shop.name}`,
    description: `${name} de ${shop.name}: ${names}. ${DEFAULT_DESCRIPTION}`,
    canonical: url,
  });
  const way = [
    { name: shop.name, url: fullAddress(site, homeAddress(shop.slug)) },
    { name, url },
  ];
  return { ...head, scripts: [jsonLdScript(breadcrumbJsonLd(way))] };
}
