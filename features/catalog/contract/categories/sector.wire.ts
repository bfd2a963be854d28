import type { Answer } from '#platform/contract/endpoint.ts';
import type { Sector } from '../../domain/category.ts';
import type { listSectorsSchema } from './category.schema.ts';
import { crumbFromWire, crumbToWire } from './category.wire.ts';

export const sectorsToWire = (sectors: readonly Sector[]): Answer<typeof listSectorsSchema> => ({
  setores: sectors.map(({ id, slug, name, categories }, index) => ({
    id,
    idsetor: id,
    slug,
    nome: name,
    ordem: index + 1,
    categorias: categories.map(crumbToWire),
  })),
});

export const sectorsFromWire = ({ setores }: Answer<typeof listSectorsSchema>): Sector[] =>
  setores.map(({ id, slug, nome, categorias }) => ({
    id,
    slug,
    name: nome,
    categories: categorias.map(crumbFromWire),
  }));
