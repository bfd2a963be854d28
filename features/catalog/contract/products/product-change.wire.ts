import { defined } from '#kernel/defined.ts';
import { exactUnits } from '#kernel/exact-units.ts';
import { centavos, toReais } from '#kernel/money.ts';
import { thousandths, toNumber } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { PanelProduct, ProductChange } from '../../domain/product-change.ts';
import type { WirePanelProduct, WireProductChange } from './panel-products.schema.ts';

type Refusal = { readonly code: 'price-not-exact' | 'stock-not-exact' };

export function productChangeFromWire({
  preco,
  estoque,
  ativo,
  maiorDeIdade,
  peso,
}: WireProductChange): Result<ProductChange, Refusal> {
  const price = preco === undefined ? undefined : exactUnits(preco, 2);
  if (preco !== undefined && price === undefined) return refuse({ code: 'price-not-exact' });
  const stock = typeof estoque === 'number' ? exactUnits(estoque, 3) : undefined;
  if (typeof estoque === 'number' && stock === undefined) return refuse({ code: 'stock-not-exact' });
  return accept({
    ...defined({ price: price === undefined ? undefined : centavos(price) }),
    ...(estoque === null ? { stock: 'untracked' as const } : {}),
    ...defined({
      stock: stock === undefined ? undefined : thousandths(stock),
      active: ativo,
      adultMark: maiorDeIdade,
      weight: peso,
    }),
  });
}

export const panelProductToWire = ({
  id,
  sku,
  name,
  price,
  stock,
  active,
  adultMark,
  weight,
}: PanelProduct): WirePanelProduct => ({
  id,
  sku,
  nome: name,
  preco: toReais(price),
  estoque: stock === undefined ? null : toNumber(stock),
  ativo: active,
  maiorDeIdade: adultMark,
  peso: weight,
});
