/** The products of the demo's shops: JSON tables in `apps/server/demo/catalog`, one file per department. */
import { readFileSync } from 'node:fs';
import { inProject } from '#platform/process/project-folder.ts';
import { buildCatalog } from './build-catalog.ts';
import type { DemoCatalog } from './demo-product.ts';
import type { DemoDepartment } from './department.ts';

/** Reads a shop's tables in the given order of departments. */
export const departmentsOf = (shop: string, slugs: readonly string[]): readonly DemoDepartment[] =>
  slugs.map((slug) =>
    JSON.parse(readFileSync(inProject(`apps/server/demo/catalog/${shop}/${slug}.json`), 'utf8')),
  );

/** Groceries for the home, São Paulo. */
export const mercadoCentralCatalog: DemoCatalog = buildCatalog(
  { number: 1, prefix: 'MC' },
  departmentsOf('mercado-central', [
    'hortifruti',
    'acougue',
    'padaria',
    'laticinios',
    'mercearia',
    'bebidas',
    'congelados',
    'limpeza',
    'higiene',
    'pet',
  ]),
);

/** A delicatessen in the same neighbourhood as Mercado Central. */
export const emporioDaVilaCatalog: DemoCatalog = buildCatalog(
  { number: 2, prefix: 'EV' },
  departmentsOf('emporio-da-vila', [
    'queijos',
    'vinhos',
    'cafes-e-chas',
    'paes-e-biscoitos',
    'frios',
    'azeites-e-temperos',
    'chocolates-e-doces',
    'massas-e-molhos',
    'conservas',
    'bebidas-artesanais',
    'presentes',
  ]),
);

/** Tools and hardware for companies. */
export const ferragensAtlasCatalog: DemoCatalog = buildCatalog(
  { number: 3, prefix: 'FA' },
  departmentsOf('ferragens-atlas', [
    'ferramentas-manuais',
    'ferramentas-eletricas',
    'fixacao',
    'eletrica',
    'seguranca',
    'pintura',
    'hidraulica',
    'fechaduras',
    'obra',
    'jardim',
  ]),
);

/** Stationery, school, art and gifts, for pickup in the shop. */
export const papelariaAuroraCatalog: DemoCatalog = buildCatalog(
  { number: 4, prefix: 'PA' },
  departmentsOf('papelaria-aurora', [
    'cadernos',
    'escrita',
    'artes',
    'mochilas',
    'material-escolar',
    'papeis',
    'escritorio',
    'presentes',
    'brinquedos',
    'festa',
    'informatica',
  ]),
);
