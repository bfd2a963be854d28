import { buildCatalog } from './build-catalog.ts';
import type { DemoCatalog } from './demo-product.ts';
import { artes } from './papelaria-aurora/artes.ts';
import { brinquedos } from './papelaria-aurora/brinquedos.ts';
import { cadernos } from './papelaria-aurora/cadernos.ts';
import { escrita } from './papelaria-aurora/escrita.ts';
import { escritorio } from './papelaria-aurora/escritorio.ts';
import { festa } from './papelaria-aurora/festa.ts';
import { informatica } from './papelaria-aurora/informatica.ts';
import { material } from './papelaria-aurora/material.ts';
import { mochilas } from './papelaria-aurora/mochilas.ts';
import { papeis } from './papelaria-aurora/papeis.ts';
import { presentes } from './papelaria-aurora/presentes.ts';

/** Stationery, school, art and gifts, for pickup in the shop. */
export const papelariaAurora: DemoCatalog = buildCatalog({ number: 4, prefix: 'PA' }, [
  cadernos,
  escrita,
  artes,
  mochilas,
  material,
  papeis,
  escritorio,
  presentes,
  brinquedos,
  festa,
  informatica,
]);
