/** New coupons as their form holds them, and as they are sent. */
import { momentOfField } from '#features/pricing/panel/shop-clock.ts';
import type { Zoned } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { centavos, toReais } from '#kernel/money.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import type { WireCouponTerms } from '../contract/panel-coupons.schema.ts';

export interface CouponDraft {
  /** A code; with a # in each place to draw, a pattern. */
  readonly code: string;
  readonly count: number | null;
  readonly description: string;
  readonly kind: string;
  /** Hundredths of a percent. */
  readonly percent: number | null;
  /** Centavos. */
  readonly amount: number | null;
  /** Centavos. */
  readonly minimum: number | null;
  /** Empty for all products. */
  readonly products: Choice[];
  /** Empty for any channel. */
  readonly channel: string;
  /** Ids; empty for any method. */
  readonly payments: string[];
  /** Null for all clients. */
  readonly client: Choice | null;
  readonly from: string;
  readonly until: string;
  readonly limit: number | null;
  readonly perClient: number | null;
  readonly firstPurchase: boolean;
  readonly notWithPolicy: boolean;
  readonly automatic: boolean;
  readonly showsPrices: boolean;
  readonly listed: boolean;
}

export const NEW_COUPON: CouponDraft = {
  code: '',
  count: 1,
  description: '',
  kind: '%',
  percent: 1_000,
  amount: null,
  minimum: null,
  products: [],
  channel: '',
  payments: [],
  client: null,
  from: '',
  until: '',
  limit: null,
  perClient: 1,
  firstPurchase: false,
  notWithPolicy: false,
  automatic: false,
  showsPrices: false,
  listed: false,
};

/** Fields of the wire whose name in the form differs. */
export const DRAFT_FIELDS = {
  codigocupom: 'code',
  padrao: 'code',
  quantidade: 'count',
  descricao: 'description',
  validoDe: 'from',
  validoAte: 'until',
  percentualDesconto: 'percent',
  valorDesconto: 'amount',
  valorMinimo: 'minimum',
  produtosComDesconto: 'products',
  formasPagamento: 'payments',
  clienteExclusivo: 'client',
  limite: 'limit',
  limitePorCliente: 'perClient',
} as const;

/** The field that a refusal is about. */
export const REFUSED_AT = {
  'not-a-code': 'code',
  'not-a-pattern': 'code',
  'pattern-too-short': 'code',
  'code-taken': 'code',
  'no-such-moment': 'until',
  'unknown-product': 'products',
  'unknown-payment': 'payments',
  'unknown-client': 'client',
} as const;

export const isBatch = ({ code }: Pick<CouponDraft, 'code'>): boolean => code.includes('#');

/** The terms, without the code. Many codes never apply by themselves: only one of them could. */
export const termsToWire = (draft: CouponDraft, shop: Zoned): Omit<WireCouponTerms, 'codigocupom'> => ({
  descricao: draft.description.trim(),
  ...(draft.kind === '%'
    ? { tipodesconto: '%' as const, percentualDesconto: (draft.percent ?? 0) / 100 }
    : { tipodesconto: 'R$' as const, valorDesconto: toReais(centavos(draft.amount ?? 0)) }),
  ...defined({
    valorMinimo: draft.minimum === null ? undefined : toReais(centavos(draft.minimum)),
    canalVenda: CHANNELS.find((channel) => channel === draft.channel),
    clienteExclusivo: draft.client?.id,
    validoDe: momentOfField(draft.from, shop, undefined),
    validoAte: momentOfField(draft.until, shop, undefined),
    limite: draft.limit ?? undefined,
    limitePorCliente: draft.perClient ?? undefined,
  }),
  produtosComDesconto: draft.products.map(({ id }) => id),
  formasPagamento: draft.payments,
  primeiraCompra: draft.firstPurchase,
  nao_usar_com_politica: draft.notWithPolicy,
  habilitar_visualizacao_desconto: draft.showsPrices,
  aplicacao_automatica: draft.automatic && !isBatch(draft),
  listado: draft.listed,
});

const CHANNELS = ['WEB', 'MANUAL'] as const;
