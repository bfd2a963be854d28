import { defined } from '#kernel/defined.ts';
import type { EditedSector, EditedSectors } from '../../../domain/categories/edited-sectors.ts';
import type { WireSectors } from './panel-sectors.schema.ts';

type WireSector = Omit<WireSectors['setores'][number], 'id'> & { readonly id?: string };

export const sectorFromWire = ({ id, nome, slug, categorias }: WireSector): EditedSector => ({
  name: nome,
  slug,
  categoryIds: categorias,
  ...defined({ id }),
});

export const sectorsToWire = ({ sectors, version }: EditedSectors): WireSectors => ({
  setores: sectors.map(({ id = '', name, slug, categoryIds }) => ({
    ...{ id, nome: name, slug },
    categorias: [...categoryIds],
  })),
  versao: version,
});

export const sectorsFromWire = ({ setores, versao }: WireSectors): EditedSectors => ({
  sectors: setores.map(sectorFromWire),
  version: versao,
});
