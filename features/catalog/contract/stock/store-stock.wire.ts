import { fromNumber, toNumber } from '#kernel/quantity.ts';
import type { Answer } from '#platform/contract/endpoint.ts';
import type { NamedStoreChange } from '../../domain/stock/stock-movement.ts';
import { type StockStore, type StoreStock, unassignedOf } from '../../domain/stock/store-stock-list.ts';
import type {
  listStockStoresSchema,
  readStoreStockSchema,
  transferStockSchema,
} from './store-stock.schema.ts';

type WireStore = Answer<typeof listStockStoresSchema>['lojas'][number];
type WireStoreStock = Answer<typeof readStoreStockSchema>;
type WireTransferred = Answer<typeof transferStockSchema>;

export const stockStoreToWire = ({ id, name, products }: StockStore): WireStore => ({
  idloja: id,
  nome: name,
  produtos: products,
});

export const stockStoreFromWire = ({ idloja, nome, produtos }: WireStore): StockStore => ({
  id: idloja,
  name: nome,
  products: produtos,
});

export const storeStockToWire = (product: StoreStock): WireStoreStock => {
  const unassigned = unassignedOf(product);
  return {
    estoque: product.stock === undefined ? null : toNumber(product.stock),
    reservado: toNumber(product.reserved),
    lojas: product.stores.map(({ id, name, quantity }) => ({
      idloja: id,
      nome: name,
      quantidade: toNumber(quantity),
    })),
    semloja: unassigned === undefined ? null : unassigned / 1000,
  };
};

export const storeStockFromWire = (wire: WireStoreStock): StoreStock => ({
  stock: wire.estoque === null ? undefined : fromNumber(wire.estoque),
  reserved: fromNumber(wire.reservado),
  stores: wire.lojas.map(({ idloja, nome, quantidade }) => ({
    id: idloja,
    name: nome,
    quantity: fromNumber(quantidade),
  })),
});

export const transferredToWire = (changes: readonly NamedStoreChange[]): WireTransferred => ({
  lojas: changes.map(({ storeId, name, after }) => ({
    idloja: storeId,
    nome: name,
    quantidade: toNumber(after),
  })),
});
