/** New coupons as their form holds them, and as they are sent. */
import { timeZoneOf, type Zoned } from '#features/suppliers/domain/time-zone.ts';
import { centavos, toReais } from '#kernel/money.ts';
import { instantOfWallClock } from '#kernel/time/time-zone.ts';

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
  readonly from: string;
  readonly until: string;
  readonly limit: number | null;
  readonly perClient: number | null;
  readonly firstPurchase: boolean;
  readonly notWithPolicy: boolean;
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
  from: '',
  until: '',
  limit: null,
  perClient: 1,
  firstPurchase: false,
  notWithPolicy: false,
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
} as const;

export const isBatch = ({ code }: Pick<CouponDraft, 'code'>): boolean => code.includes('#');

/** The terms, without the code. */
export const termsToWire = (draft: CouponDraft, shop: Zoned) => ({
  descricao: draft.description.trim(),
  ...(draft.kind === '%'
    ? { tipodesconto: '%' as const, percentualDesconto: (draft.percent ?? 0) / 100 }
    : { tipodesconto: 'R$' as const, valorDesconto: toReais(centavos(draft.amount ?? 0)) }),
  ...(draft.minimum === null ? {} : { valorMinimo: toReais(centavos(draft.minimum)) }),
  ...(draft.from === '' ? {} : { validoDe: momentOf(draft.from, shop) }),
  ...(draft.until === '' ? {} : { validoAte: momentOf(draft.until, shop) }),
  ...(draft.limit === null ? {} : { limite: draft.limit }),
  ...(draft.perClient === null ? {} : { limitePorCliente: draft.perClient }),
  primeiraCompra: draft.firstPurchase,
  nao_usar_com_politica: draft.notWithPolicy,
  listado: draft.listed,
});

const momentOf = (typed: string, shop: Zoned): string =>
  new Date(instantOfWallClock(typed, timeZoneOf(shop))).toISOString();
