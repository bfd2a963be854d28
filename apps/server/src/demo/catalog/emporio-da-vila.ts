import { buildCatalog } from './build-catalog.ts';
import type { DemoCatalog } from './demo-product.ts';
import { azeitesETemperos } from './emporio-da-vila/azeites-e-temperos.ts';
import { bebidasArtesanais } from './emporio-da-vila/bebidas-artesanais.ts';
import { cafesEChas } from './emporio-da-vila/cafes-e-chas.ts';
import { chocolatesEDoces } from './emporio-da-vila/chocolates-e-doces.ts';
import { conservas } from './emporio-da-vila/conservas.ts';
import { frios } from './emporio-da-vila/frios.ts';
import { massasEMolhos } from './emporio-da-vila/massas-e-molhos.ts';
import { paesEBiscoitos } from './emporio-da-vila/paes-e-biscoitos.ts';
import { presentes } from './emporio-da-vila/presentes.ts';
import { queijos } from './emporio-da-vila/queijos.ts';
import { vinhos } from './emporio-da-vila/vinhos.ts';

/** A delicatessen in the same neighbourhood as Mercado Central. */
export const emporioDaVila: DemoCatalog = buildCatalog({ number: 2, prefix: 'EV' }, [
  queijos,
  vinhos,
  cafesEChas,
  paesEBiscoitos,
  frios,
  azeitesETemperos,
  chocolatesEDoces,
  massasEMolhos,
  conservas,
  bebidasArtesanais,
  presentes,
]);
