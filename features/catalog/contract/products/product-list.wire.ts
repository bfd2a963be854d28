import { defined } from '#kernel/defined.ts';
import type { ProductList } from '../../domain/product-list.ts';
import { crumbFromWire, crumbToWire } from '../categories/category.wire.ts';
import { productFromWire, productToWire } from './product.wire.ts';
import type { WireProductList } from './product-list.schema.ts';

export const productListToWire = (list: ProductList): WireProductList => {
  const category = list.breadcrumb.at(-1);
  return {
    data: {
      dados: list.products.map(productToWire),
      total: list.total,
      pagina: list.page,
      limite: list.pageSize,
      paginas: list.pages,
      aproximado: list.approximate,
      ...defined({
        consultaCorrigida: list.corrected,
        categoria:
          category === undefined
            ? undefined
            : { ...crumbToWire(category), trilha: list.breadcrumb.map(crumbToWire) },
      }),
    },
  };
};

export const productListFromWire = ({ data }: WireProductList): ProductList => ({
  products: data.dados.map(productFromWire),
  total: data.total,
  page: data.pagina,
  pageSize: data.limite,
  pages: data.paginas,
  breadcrumb: data.categoria?.trilha.map(crumbFromWire) ?? [],
  approximate: data.aproximado,
  ...defined({ corrected: data.consultaCorrigida }),
});
