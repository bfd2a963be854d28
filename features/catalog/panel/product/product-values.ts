/** What the product's form holds, and how it becomes a request. */
import { defined } from '#kernel/defined.ts';
import { centavos, ZERO } from '#kernel/money.ts';
import { NONE, ONE, thousandths } from '#kernel/quantity.ts';
import { productFieldsToWire } from '../../contract/panel/panel-edit.wire.ts';
import type { EditedProduct, ProductFields } from '../../domain/panel/product-fields.ts';

export interface ProductValues {
  codigo: string;
  nome: string;
  marca: string;
  ean: string;
  descricao: string;
  unidade: string;
  categoria: string;
  preco: number | null;
  custo: number | null;
  atacadopreco: number | null;
  atacadominimo: number | null;
  faixas: { apartirde: number | null; preco: number | null }[];
  granularidade: number | null;
  minimo: number | null;
  maximo: number | null;
  multiplo: number | null;
  peso: number | null;
  precoembalagem: number | null;
  tags: string[];
  agrupadores: string[];
  principal: string;
  maiorDeIdade: boolean;
  ativo: boolean;
  seotitulo: string;
  seodescricao: string;
  estoquebaixo: number | null;
  /** Of a new product only. */
  estoque: number | null;
}

export const LABELS = {
  codigo: 'Código (SKU)',
  nome: 'Nome',
  marca: 'Marca',
  ean: 'Código de barras',
  descricao: 'Descrição',
  unidade: 'Unidade',
  categoria: 'Categoria',
  preco: 'Preço',
  custo: 'Custo',
  atacadopreco: 'Preço no atacado',
  atacadominimo: 'Atacado a partir de',
  faixas: 'Preços progressivos',
  granularidade: 'Passo da quantidade',
  minimo: 'Mínimo por pedido',
  maximo: 'Máximo por pedido',
  multiplo: 'Unidades por embalagem',
  peso: 'Peso',
  precoembalagem: 'Embalagem para presente',
  tags: 'Etiquetas',
  agrupadores: 'Agrupadores',
  principal: 'Produto principal',
  maiorDeIdade: 'Só para maiores de 18 anos',
  ativo: 'À venda',
  seotitulo: 'Título para buscadores',
  seodescricao: 'Descrição para buscadores',
  estoquebaixo: 'Estoque mínimo',
  estoque: 'Estoque inicial',
} as const satisfies Record<keyof ProductValues, string>;

export const newProductValues = (): ProductValues => ({
  codigo: '',
  nome: '',
  marca: '',
  ean: '',
  descricao: '',
  unidade: 'UN',
  categoria: '',
  preco: null,
  custo: null,
  atacadopreco: null,
  atacadominimo: null,
  faixas: [],
  granularidade: ONE,
  minimo: NONE,
  maximo: null,
  multiplo: ONE,
  peso: null,
  precoembalagem: null,
  tags: [],
  agrupadores: [],
  principal: '',
  maiorDeIdade: false,
  ativo: true,
  seotitulo: '',
  seodescricao: '',
  estoquebaixo: null,
  estoque: null,
});

export const valuesOf = (product: EditedProduct): ProductValues => ({
  codigo: product.sku,
  nome: product.name,
  marca: product.brand,
  ean: product.ean,
  descricao: product.description,
  unidade: product.unit,
  categoria: product.categoryId,
  preco: product.price,
  custo: product.cost ?? null,
  atacadopreco: product.wholesale?.price ?? null,
  atacadominimo: product.wholesale?.minimum ?? null,
  faixas: product.tiers.map(({ from, price }) => ({ apartirde: from, preco: price })),
  granularidade: product.increments.step,
  minimo: product.increments.minimum,
  maximo: product.increments.maximum ?? null,
  multiplo: product.multiple,
  peso: product.weight ?? null,
  precoembalagem: product.giftWrapPrice ?? null,
  tags: [...product.tags],
  agrupadores: [...product.groupings],
  principal: product.principalSku,
  maiorDeIdade: product.adultMark,
  ativo: product.active,
  seotitulo: product.seoTitle,
  seodescricao: product.seoDescription,
  estoquebaixo: product.lowStock ?? null,
  estoque: null,
});

const money = (value: number | null) => (value === null ? undefined : centavos(value));
const quantity = (value: number | null) => (value === null ? undefined : thousandths(value));

const fieldsOf = (values: ProductValues): ProductFields => ({
  sku: values.codigo,
  name: values.nome,
  brand: values.marca,
  ean: values.ean,
  description: values.descricao,
  unit: values.unidade,
  categoryId: values.categoria,
  price: money(values.preco) ?? ZERO,
  tiers: values.faixas.map(({ apartirde, preco }) => ({
    from: quantity(apartirde) ?? NONE,
    price: money(preco) ?? ZERO,
  })),
  increments: {
    step: quantity(values.granularidade) ?? ONE,
    minimum: quantity(values.minimo) ?? NONE,
    ...defined({ maximum: quantity(values.maximo) }),
  },
  multiple: quantity(values.multiplo) ?? ONE,
  tags: values.tags,
  groupings: values.agrupadores,
  principalSku: values.principal,
  adultMark: values.maiorDeIdade,
  active: values.ativo,
  seoTitle: values.seotitulo,
  seoDescription: values.seodescricao,
  ...defined({
    wholesale:
      values.atacadopreco === null || values.atacadominimo === null
        ? undefined
        : { minimum: thousandths(values.atacadominimo), price: centavos(values.atacadopreco) },
    cost: money(values.custo),
    weight: values.peso ?? undefined,
    giftWrapPrice: money(values.precoembalagem),
    lowStock: quantity(values.estoquebaixo),
  }),
});

/** The body of a request to save. */
export const bodyOf = (values: ProductValues) => productFieldsToWire(fieldsOf(values));

/** Names of the wire that the form has under another one. */
export const FORM_FIELDS = { atacado: 'atacadopreco' };
