/** The rule of a fee as a person types it. Each kind keeps its own fields, so that trying another kind loses nothing. */
import { centavos, formatMoney, type Money } from '#kernel/money.ts';
import { formatParts } from '#kernel/number-format.ts';
import { type FeeBand, type FeeRule, startsAbove } from '../../domain/fee-rule.ts';
import { kilometresText, metresIn } from './bounds-words.ts';

export interface BandValues {
  /** Grams or centavos. */
  from: number | null;
  fee: number | null;
}

export interface FeeRuleValues {
  /** 'fixed', or a kind of `FeeRule`. */
  rule: string;
  includedKilometres: string;
  perKm: number | null;
  weightBands: BandValues[];
  valueBands: BandValues[];
}

/** What the bands of a fee go by. */
export type BandedBy = 'weight' | 'value';

export const NEW_BAND: Readonly<BandValues> = { from: null, fee: null };

export const feeRuleValues = (rule: FeeRule | undefined): FeeRuleValues => ({
  rule: rule === undefined ? 'fixed' : rule.kind,
  includedKilometres: rule?.kind === 'distance' ? kilometresText(rule.includedMetres) : '0',
  perKm: rule?.kind === 'distance' ? rule.perKm : null,
  weightBands: bandValues(rule, 'weight'),
  valueBands: bandValues(rule, 'value'),
});

const bandValues = (rule: FeeRule | undefined, by: BandedBy): BandValues[] =>
  rule?.kind === by ? rule.bands.map(({ from, fee }) => ({ from, fee })) : [NEW_BAND];

export function feeRuleOf(values: FeeRuleValues): FeeRule | undefined {
  switch (values.rule) {
    case 'distance':
      return {
        kind: 'distance',
        includedMetres: metresIn(values.includedKilometres) ?? 0,
        perKm: centavos(values.perKm ?? 0),
      };
    case 'weight':
      return { kind: 'weight', bands: bandsOf(values.weightBands) };
    case 'value':
      return { kind: 'value', bands: bandsOf(values.valueBands) };
    default:
      return undefined;
  }
}

const bandsOf = (bands: readonly BandValues[]): FeeBand[] =>
  bands.map(({ from, fee }) => ({ from: from ?? 0, fee: centavos(fee ?? 0) }));

/** '5 kg', 'R$ 100,00' */
const amountWords = (by: BandedBy, amount: number): string =>
  by === 'weight' ? `${formatParts(amount, 3)} kg` : formatMoney(centavos(amount));

const isTyped = (amount: number | null | undefined): amount is number =>
  amount !== null && amount !== undefined && !Number.isNaN(amount);

/** What is wrong with where a band starts; a band before it that is not written yet is no measure. */
export function startProblem(by: BandedBy, bands: readonly BandValues[], index: number): string | undefined {
  const from = bands[index]?.from;
  const before = bands[index - 1]?.from;
  if (!isTyped(from) || (index > 0 && !isTyped(before))) return undefined;
  if (startsAbove({ from }, isTyped(before) ? { from: before } : undefined)) return undefined;
  return isTyped(before)
    ? `Comece acima de ${amountWords(by, before)}, onde começa a faixa anterior.`
    : 'Comece acima de zero: abaixo da primeira faixa vale a taxa de entrega.';
}

/** In one line, also where something is unwritten: 'de 5 kg: R$ 9,00, de 20 kg: R$ 25,00' */
export const bandsSummary = (by: BandedBy, bands: readonly BandValues[]): string =>
  bands
    .filter((band) => isTyped(band.from) && isTyped(band.fee))
    .map(({ from, fee }) => `de ${amountWords(by, from ?? 0)}: ${feeWords(centavos(fee ?? 0))}`)
    .join(', ') || 'nenhuma';

/** What every order pays, from the lightest or smallest on; empty until all of it is written and in order. */
export function bandWords(by: BandedBy, fee: number | null, bands: readonly BandValues[]): readonly string[] {
  const complete = isTyped(fee) && bands.every((band) => isTyped(band.from) && isTyped(band.fee));
  if (!complete || bands.some((_, index) => startProblem(by, bands, index) !== undefined)) return [];
  const steps: readonly FeeBand[] = [{ from: 0, fee: centavos(fee) }, ...bandsOf(bands)];
  return steps.map(({ from, fee: charged }, index) => {
    const end = steps[index + 1]?.from;
    return `${rangeWords(by, from, end)}: ${feeWords(charged)}`;
  });
}

function rangeWords(by: BandedBy, from: number, end: number | undefined): string {
  if (end === undefined) return `A partir de ${amountWords(by, from)}`;
  const below = `menos de ${amountWords(by, end)}`;
  return from === 0 ? below.replace('menos', 'Menos') : `De ${amountWords(by, from)} a ${below}`;
}

const feeWords = (fee: Money): string => (fee === 0 ? 'grátis' : formatMoney(fee));
