/**
 * Taxes for which the DANFE's layout has no box: those of a product are printed under its name, the totals before the
 * complementary information. NT 2016.002 (FCP), NT 2023.001 (ICMS monofásico).
 */
import { formatDecimal } from '../../domain/nfe/decimal.ts';
import type { NfeLine, NfeTax, NfeTotals } from '../../domain/nfe/nfe.ts';
import { danfeReais } from './danfe-words.ts';

const OWN = 'ICMS monofásico';
const HELD = 'ICMS monofásico sujeito a retenção';
const HELD_BEFORE = 'ICMS monofásico retido anteriormente';
const FUND = 'FCP retido por ST';
const FUND_BEFORE = 'FCP retido anteriormente por ST';

/** A product's taxes without a box, one line each. */
export function unboxedOfLine({
  povertyFundSubstitute,
  povertyFundHeldBefore,
  singlePhase: { own, held, heldBefore },
  singlePhaseDeferred,
}: NfeLine): readonly string[] {
  const deferred = isSome(singlePhaseDeferred) ? ` diferido ${danfeReais(singlePhaseDeferred)}` : '';
  return [
    ...ofMoney(FUND, povertyFundSubstitute),
    ...ofMoney(FUND_BEFORE, povertyFundHeldBefore),
    ...ofQuantity(OWN, own).map((words) => words + deferred),
    ...ofQuantity(HELD, held),
    ...ofQuantity(HELD_BEFORE, heldBefore),
  ];
}

/** The document's totals without a box; empty if there are none. */
export function unboxedTotals({
  povertyFundSubstitute,
  povertyFundHeldBefore,
  singlePhase: { own, held, heldBefore },
}: NfeTotals): string {
  const totals = [
    ...ofMoney(FUND, { base: '', rate: '', amount: povertyFundSubstitute }),
    ...ofMoney(FUND_BEFORE, { base: '', rate: '', amount: povertyFundHeldBefore }),
    ...ofQuantity(OWN, own),
    ...ofQuantity(HELD, held),
    ...ofQuantity(HELD_BEFORE, heldBefore),
  ];
  return totals.length === 0 ? '' : `Totais: ${totals.join('; ')}.`;
}

function ofMoney(name: string, { base, rate, amount }: NfeTax): readonly string[] {
  if (!isSome(amount)) return [];
  return [
    `${name}:${isSome(base) ? ` BC ${danfeReais(base)}` : ''}${isSome(rate) ? ` ${formatDecimal(rate, 0)}%` : ''} valor ${danfeReais(amount)}`,
  ];
}

/** A quantity is printed even if nothing is paid for it, for example if the tax is deferred. */
function ofQuantity(name: string, { base, rate, amount }: NfeTax): readonly string[] {
  if (!isSome(amount) && !isSome(base)) return [];
  return [
    `${name}:${isSome(base) ? ` quant. ${formatDecimal(base, 0)}` : ''}${isSome(rate) ? ` ad rem ${formatDecimal(rate, 2)}` : ''} valor ${danfeReais(amount)}`,
  ];
}

const isSome = (decimal: string): boolean => /[1-9]/.test(decimal);
