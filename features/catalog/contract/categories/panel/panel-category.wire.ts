import { defined } from '#kernel/defined.ts';
import type { CategoryFields, EditedCategory } from '../../../domain/categories/edited-category.ts';
import type { WirePanelCategory } from './panel-categories.schema.ts';

type WireFields = Pick<WirePanelCategory, 'nome' | 'slug' | 'ocultaem' | 'maiorDeIdade'>;

export const categoryFieldsFromWire = (wire: WireFields): CategoryFields => ({
  name: wire.nome.trim().replace(/\s+/gu, ' '),
  slug: wire.slug,
  hiddenOn: wire.ocultaem,
  adultsOnly: wire.maiorDeIdade,
});

export const editedCategoryToWire = (category: EditedCategory): WirePanelCategory => ({
  id: category.id,
  pai: category.parentId ?? null,
  nome: category.name,
  slug: category.slug,
  caminho: category.path,
  imagem: category.picture ?? null,
  ocultaem: [...category.hiddenOn],
  maiorDeIdade: category.adultsOnly,
  produtos: category.products,
  arquivados: category.archivedProducts,
  versao: category.version,
});

export const editedCategoryFromWire = (wire: WirePanelCategory): EditedCategory => ({
  id: wire.id,
  ...categoryFieldsFromWire(wire),
  ...defined({ parentId: wire.pai ?? undefined, picture: wire.imagem ?? undefined }),
  path: wire.caminho,
  products: wire.produtos,
  archivedProducts: wire.arquivados,
  version: wire.versao,
});
