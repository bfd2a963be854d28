import { buildCatalog } from './build-catalog.ts';
import type { DemoCatalog } from './demo-product.ts';
import { acougue } from './mercado-central/acougue.ts';
import { bebidas } from './mercado-central/bebidas.ts';
import { congelados } from './mercado-central/congelados.ts';
import { higiene } from './mercado-central/higiene.ts';
import { hortifruti } from './mercado-central/hortifruti.ts';
import { laticinios } from './mercado-central/laticinios.ts';
import { limpeza } from './mercado-central/limpeza.ts';
import { mercearia } from './mercado-central/mercearia.ts';
import { padaria } from './mercado-central/padaria.ts';
import { pet } from './mercado-central/pet.ts';

/** Groceries for the home, São Paulo. */
export const mercadoCentral: DemoCatalog = buildCatalog({ number: 1, prefix: 'MC' }, [
  hortifruti,
  acougue,
  padaria,
  laticinios,
  mercearia,
  bebidas,
  congelados,
  limpeza,
  higiene,
  pet,
]);
