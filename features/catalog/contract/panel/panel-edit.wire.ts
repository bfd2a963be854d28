import { defined } from '#kernel/defined.ts';
import { exactUnits } from '#kernel/exact-units.ts';
import { centavos, fromReais, type Money, toReais, ZERO } from '#kernel/money.ts';
import { fromNumber, NONE, type Quantity, thousandths, toNumber } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import {
  type EditedProduct,
  type FieldProblem,
  fieldProblems,
  type ProductField,
  type ProductFields,
} from '../../domain/panel/product-fields.ts';
import type { WireEditedProduct, WireProductFields } from './panel-edit.schema.ts';

/** The fields of a request, or all that is wrong with them. */
export function productFieldsFromWire(
  wire: WireProductFields,
): Result<ProductFields, readonly FieldProblem[]> {
  const inexact: FieldProblem[] = [];
  const exact = (field: ProductField, value: number, decimals: 2 | 3): number => {
    const units = exactUnits(value, decimals);
    if (units === undefined) inexact.push({ field, problem: 'not-exact' });
    return units ?? 0;
  };
  const money = (field: ProductField, value: number | null): Money | undefined =>
    value === null ? undefined : centavos(exact(field, value, 2));
  const quantity = (field: ProductField, value: number | null): Quantity | undefined =>
    value === null ? undefined : thousandths(exact(field, value, 3));
  const { atacado, peso } = wire;
  const fields: ProductFields = {
    sku: wire.codigo.trim(),
    name: wire.nome.trim(),
    brand: wire.marca.trim(),
    ean: wire.ean.trim(),
    description: wire.descricao.trim(),
    unit: wire.unidade.trim().toUpperCase() || 'UN',
    categoryId: wire.categoria,
    price: money('price', wire.preco) ?? ZERO,
    tiers: wire.faixas.map(({ apartirde, preco }) => ({
      from: quantity('tiers', apartirde) ?? NONE,
      price: money('tiers', preco) ?? ZERO,
    })),
    increments: {
      step: quantity('increments', wire.granularidade) ?? NONE,
      minimum: quantity('increments', wire.minimo) ?? NONE,
      ...defined({ maximum: quantity('increments', wire.maximo) }),
    },
    multiple: quantity('multiple', wire.multiplo) ?? NONE,
    tags: distinct(wire.tags),
    groupings: distinct(wire.agrupadores),
    principalSku: wire.principal.trim(),
    adultMark: wire.maiorDeIdade,
    active: wire.ativo,
    seoTitle: wire.seotitulo.trim(),
    seoDescription: wire.seodescricao.trim(),
    ...defined({
      wholesale:
        atacado === null
          ? undefined
          : {
              minimum: quantity('wholesale', atacado.minimo) ?? NONE,
              price: money('wholesale', atacado.preco) ?? ZERO,
            },
      cost: money('cost', wire.custo),
      weight: peso ?? undefined,
      giftWrapPrice: money('giftWrapPrice', wire.precoembalagem),
      lowStock: quantity('lowStock', wire.estoquebaixo),
    }),
  };
  const problems = [...inexact, ...fieldProblems(fields)];
  return problems.length === 0 ? accept(fields) : refuse(problems);
}

const distinct = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((one) => one.trim()).filter((one) => one !== '')),
];

export const productFieldsToWire = (fields: ProductFields): WireProductFields => ({
  codigo: fields.sku,
  nome: fields.name,
  marca: fields.brand,
  ean: fields.ean,
  descricao: fields.description,
  unidade: fields.unit,
  categoria: fields.categoryId,
  preco: toReais(fields.price),
  atacado:
    fields.wholesale === undefined
      ? null
      : { minimo: toNumber(fields.wholesale.minimum), preco: toReais(fields.wholesale.price) },
  faixas: fields.tiers.map(({ from, price }) => ({ apartirde: toNumber(from), preco: toReais(price) })),
  custo: reaisOrNull(fields.cost),
  granularidade: toNumber(fields.increments.step),
  minimo: toNumber(fields.increments.minimum),
  maximo: numberOrNull(fields.increments.maximum),
  multiplo: toNumber(fields.multiple),
  peso: fields.weight ?? null,
  precoembalagem: reaisOrNull(fields.giftWrapPrice),
  tags: [...fields.tags],
  agrupadores: [...fields.groupings],
  principal: fields.principalSku,
  maiorDeIdade: fields.adultMark,
  ativo: fields.active,
  seotitulo: fields.seoTitle,
  seodescricao: fields.seoDescription,
  estoquebaixo: numberOrNull(fields.lowStock),
});

export const editedProductToWire = (product: EditedProduct): WireEditedProduct => ({
  id: product.id,
  endereco: product.slug,
  versao: product.version,
  arquivado: product.archived,
  estoque: numberOrNull(product.stock),
  avisos: product.alerts,
  alteradoem: new Date(product.updatedAt).toISOString(),
  ...productFieldsToWire(product),
});

const amount = (value: number | null): Money | undefined => (value === null ? undefined : fromReais(value));
const unitsOrNone = (value: number | null): Quantity | undefined =>
  value === null ? undefined : fromNumber(value);

/** A product of an answer, which follows the rules. */
export const editedProductFromWire = (wire: WireEditedProduct): EditedProduct => ({
  id: wire.id,
  slug: wire.endereco,
  version: wire.versao,
  archived: wire.arquivado,
  stock: unitsOrNone(wire.estoque),
  alerts: wire.avisos,
  updatedAt: Date.parse(wire.alteradoem),
  sku: wire.codigo,
  name: wire.nome,
  brand: wire.marca,
  ean: wire.ean,
  description: wire.descricao,
  unit: wire.unidade,
  categoryId: wire.categoria,
  price: fromReais(wire.preco),
  tiers: wire.faixas.map(({ apartirde, preco }) => ({
    from: fromNumber(apartirde),
    price: fromReais(preco),
  })),
  increments: {
    step: fromNumber(wire.granularidade),
    minimum: fromNumber(wire.minimo),
    ...defined({ maximum: unitsOrNone(wire.maximo) }),
  },
  multiple: fromNumber(wire.multiplo),
  tags: wire.tags,
  groupings: wire.agrupadores,
  principalSku: wire.principal,
  adultMark: wire.maiorDeIdade,
  active: wire.ativo,
  seoTitle: wire.seotitulo,
  seoDescription: wire.seodescricao,
  ...defined({
    wholesale:
      wire.atacado === null
        ? undefined
        : { minimum: fromNumber(wire.atacado.minimo), price: fromReais(wire.atacado.preco) },
    cost: amount(wire.custo),
    weight: wire.peso ?? undefined,
    giftWrapPrice: amount(wire.precoembalagem),
    lowStock: unitsOrNone(wire.estoquebaixo),
  }),
});

const reaisOrNull = (money: Money | undefined): number | null =>
  money === undefined ? null : toReais(money);
const numberOrNull = (value: Quantity | undefined): number | null =>
  value === undefined ? null : toNumber(value);
