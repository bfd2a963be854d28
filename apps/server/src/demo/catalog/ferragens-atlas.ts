import { buildCatalog } from './build-catalog.ts';
import type { DemoCatalog } from './demo-product.ts';
import { eletrica } from './ferragens-atlas/eletrica.ts';
import { fechaduras } from './ferragens-atlas/fechaduras.ts';
import { ferramentasEletricas } from './ferragens-atlas/ferramentas-eletricas.ts';
import { ferramentasManuais } from './ferragens-atlas/ferramentas-manuais.ts';
import { fixacao } from './ferragens-atlas/fixacao.ts';
import { hidraulica } from './ferragens-atlas/hidraulica.ts';
import { jardim } from './ferragens-atlas/jardim.ts';
import { obra } from './ferragens-atlas/obra.ts';
import { pintura } from './ferragens-atlas/pintura.ts';
import { seguranca } from './ferragens-atlas/seguranca.ts';

/** Tools and hardware for companies. */
export const ferragensAtlas: DemoCatalog = buildCatalog({ number: 3, prefix: 'FA' }, [
  ferramentasManuais,
  ferramentasEletricas,
  fixacao,
  eletrica,
  seguranca,
  pintura,
  hidraulica,
  fechaduras,
  obra,
  jardim,
]);
