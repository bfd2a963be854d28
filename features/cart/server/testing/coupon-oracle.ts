/**
 * The effect of coupons on a cart, written a second time from specification 4, 5 and 7 and the README of coupons, not from the
 * code: the oracle for random sequences. Reliability T07.
 */

/** Plain numbers: centavos, whole units. */
export interface OracleLine {
  readonly product: string;
  readonly total: number;
  /** Its price is already better than the normal one. */
  readonly better: boolean;
}

export interface OracleCoupon {
  readonly code: string;
  readonly percent?: number;
  readonly reais?: number;
  readonly only?: string;
  readonly from?: number;
  /** nao_usar_com_politica. */
  readonly notWithPolicy?: boolean;
  readonly automatic?: boolean;
}

export interface OracleCart {
  /** The stored typed code. */
  readonly kept: string | undefined;
  readonly automaticOn: boolean;
}

export interface OracleAnswer {
  readonly next: OracleCart;
  readonly applied: string | undefined;
  readonly discount: number;
  /** "uma warning says the automatic coupon with a superior benefit is already applied". */
  readonly warned: boolean;
  /** The typed code was rejected, for whatever reason. */
  readonly refused: boolean;
}

/** The coupon's discount for these lines, in centavos; 0 where it does not hold. */
function worth(coupon: OracleCoupon, lines: readonly OracleLine[]): number {
  let counted = 0;
  let base = 0;
  for (const line of lines) {
    if (coupon.only !== undefined && coupon.only !== line.product) continue;
    counted += line.total;
    if (!(coupon.notWithPolicy && line.better)) base += line.total;
  }
  if (base === 0 || counted < (coupon.from ?? 0)) return 0;
  if (coupon.reais !== undefined) return Math.min(coupon.reais, base);
  return Math.floor((base * (coupon.percent ?? 0)) / 100 + 0.5);
}

/** `typed`: a code, an empty one to remove it, or undefined; a read keeps what is stored. */
export function judge(
  coupons: readonly OracleCoupon[],
  before: OracleCart,
  lines: readonly OracleLine[],
  step: { readonly typed?: string; readonly automaticOn?: boolean; readonly reads?: boolean },
): OracleAnswer {
  const automaticOn = step.automaticOn ?? before.automaticOn;
  const wanted = step.typed === '' ? undefined : (step.typed ?? before.kept);
  const best = coupons
    .filter((one) => automaticOn && one.automatic && worth(one, lines) > 0)
    .sort((a, b) => worth(b, lines) - worth(a, lines) || (a.code < b.code ? -1 : 1))[0];
  const most = best === undefined ? 0 : worth(best, lines);
  const manual = coupons.find((one) => one.code === wanted);
  const gives = manual === undefined ? 0 : worth(manual, lines);
  const wins = gives > most && manual !== best;
  const refused = wanted !== undefined && !wins;
  return {
    next: { kept: refused && !step.reads ? undefined : wanted, automaticOn },
    applied: wins ? wanted : best?.code,
    discount: wins ? gives : most,
    warned: refused && gives > 0,
    refused,
  };
}
