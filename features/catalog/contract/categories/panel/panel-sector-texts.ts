import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';
import type { SectorsFault } from '../../../domain/categories/edited-sectors.ts';

export const panelSectorTexts: RefusalTexts<SectorsFault | keyof typeof changedByOtherText> = {
  ...changedByOtherText,
  'sector-not-found': {
    status: 422,
    message: 'Um dos setores não existe mais nesta loja. Recarregue a página.',
  },
  'sector-category-not-found': {
    status: 422,
    message: 'Um setor só tem categorias do primeiro nível desta loja.',
  },
  'sector-address-taken': { status: 422, message: 'Dois setores teriam o mesmo endereço. Mude um deles.' },
};
