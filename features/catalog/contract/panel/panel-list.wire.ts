import { defined } from '#kernel/defined.ts';
import { isUuid } from '#kernel/ids.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import { fromNumber, type Quantity, toNumber } from '#kernel/quantity.ts';
import type { PanelListProduct, PanelListQuery, PanelSort } from '../../domain/panel/panel-list.ts';
import type { WireListedProduct } from './panel-list.schema.ts';
import type { WireSort } from './panel-sorts.ts';

const sorts = {
  nome: 'name',
  codigo: 'sku',
  preco: 'price',
  estoque: 'stock',
  alteradoem: 'updatedAt',
} as const satisfies Record<WireSort, PanelSort>;

const states = { ATIVO: 'active', INATIVO: 'inactive', ARQUIVADO: 'archived' } as const;

export interface WireListQuery {
  readonly busca?: string;
  readonly categoria?: string;
  readonly marca?: string;
  readonly situacao?: keyof typeof states;
  readonly semfoto?: boolean;
  readonly estoquebaixo?: boolean;
  readonly oferta?: boolean;
  readonly ids?: string;
  readonly ordenar?: WireSort;
  readonly sentido?: 'asc' | 'desc';
}

export const panelListQueryFromWire = (wire: WireListQuery): PanelListQuery => ({
  text: wire.busca?.trim() ?? '',
  withoutPicture: wire.semfoto ?? false,
  lowStock: wire.estoquebaixo ?? false,
  onOffer: wire.oferta ?? false,
  sort: sorts[wire.ordenar ?? 'nome'],
  descending: wire.sentido === 'desc',
  ...defined({
    categoryId: wire.categoria,
    brandKey: wire.marca,
    state: wire.situacao && states[wire.situacao],
    ids: wire.ids?.split(',').filter(isUuid),
  }),
});

const numberOrNull = (value: Quantity | undefined): number | null =>
  value === undefined ? null : toNumber(value);

export const listedProductToWire = (product: PanelListProduct): WireListedProduct => ({
  id: product.id,
  codigo: product.sku,
  nome: product.name,
  marca: product.brand,
  unidade: product.unit,
  categoria: { id: product.categoryId, nome: product.categoryName },
  preco: toReais(product.price),
  custo: product.cost === undefined ? null : toReais(product.cost),
  minimo: toNumber(product.minimum),
  estoque: numberOrNull(product.stock),
  estoquebaixo: numberOrNull(product.lowStock),
  ativo: product.active,
  arquivado: product.archived,
  oferta: product.onOffer,
  foto: product.picture ?? null,
  versao: product.version,
  alteradoem: new Date(product.updatedAt).toISOString(),
});

export const listedProductFromWire = (wire: WireListedProduct): PanelListProduct => ({
  id: wire.id,
  sku: wire.codigo,
  name: wire.nome,
  brand: wire.marca,
  unit: wire.unidade,
  categoryId: wire.categoria.id,
  categoryName: wire.categoria.nome,
  price: fromReais(wire.preco),
  cost: wire.custo === null ? undefined : fromReais(wire.custo),
  minimum: fromNumber(wire.minimo),
  stock: wire.estoque === null ? undefined : fromNumber(wire.estoque),
  lowStock: wire.estoquebaixo === null ? undefined : fromNumber(wire.estoquebaixo),
  active: wire.ativo,
  archived: wire.arquivado,
  onOffer: wire.oferta,
  picture: wire.foto ?? undefined,
  version: wire.versao,
  updatedAt: Date.parse(wire.alteradoem),
});
