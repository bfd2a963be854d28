import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import { NONE, parseQuantity, toNumber } from '#kernel/quantity.ts';
import type { ShownCartCombo } from '../domain/cart-combo.ts';
import type { WireComboPart } from './cart-parts.schema.ts';

type Part = ShownCartCombo['parts'][number];

export const comboPartToWire = (part: Part): WireComboPart => ({
  id: part.productId,
  sku: part.sku,
  slug: part.slug,
  nome: part.name,
  unidade: part.unit,
  ...defined({ imagem: part.picture }),
  fundo: part.ground,
  quantidade: toNumber(part.quantity),
  ...defined({ precoSozinho: part.alone === undefined ? undefined : toReais(part.alone) }),
});

export const comboPartFromWire = (wire: WireComboPart): Part => ({
  productId: wire.id,
  sku: wire.sku,
  slug: wire.slug,
  name: wire.nome,
  unit: wire.unidade,
  ...defined({ picture: wire.imagem }),
  ground: wire.fundo,
  quantity: parseQuantity(wire.quantidade) ?? NONE,
  ...defined({ alone: wire.precoSozinho === undefined ? undefined : fromReais(wire.precoSozinho) }),
});
