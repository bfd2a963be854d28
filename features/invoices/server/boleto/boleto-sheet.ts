/** A boleto as it is printed: all values as formatted text. */
import { bankWords } from '#features/payments/domain/boleto/bank-number.ts';
import { formatLine } from '#features/payments/domain/boleto/typed-line.ts';
import type { Beneficiary } from '#features/payments/domain/method-settings.ts';
import type { Title, TitleBoleto } from '#features/payments/domain/title.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDay } from '#kernel/time/calendar.ts';

export interface BoletoPayer {
  readonly name: string;
  /** '12.345.678/0001-90'; empty if unknown. */
  readonly document: string;
  readonly address: string;
}

export interface BoletoSheet {
  readonly bank: { readonly name: string; readonly code: string };
  readonly line: string;
  readonly barcode: string;
  readonly document: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly amount: string;
  readonly ourNumber: string;
  readonly agencyAccount: string;
  readonly wallet: string;
  readonly beneficiary: Beneficiary;
  readonly instructions: readonly string[];
  readonly payer: BoletoPayer;
  readonly withoutValue: boolean;
}

/** `shop` is the beneficiary of boletos from the shop's own system, which name none. */
export const boletoSheet = (
  title: Title & { readonly boleto: TitleBoleto },
  shop: Beneficiary,
  payer: BoletoPayer,
): BoletoSheet => {
  const { line, barcode, ourNumber = '', dueOn, amount, printed } = title.boleto;
  return {
    bank: bankWords(barcode.slice(0, 3)),
    line: formatLine(line),
    barcode,
    document: title.document,
    issuedOn: formatDay(title.issuedOn),
    dueOn: formatDay(dueOn),
    amount: formatMoney(amount),
    ourNumber,
    agencyAccount: printed?.agencyAccount ?? '',
    wallet: printed?.wallet ?? '',
    beneficiary: printed?.beneficiary ?? shop,
    instructions: printed?.instructions ?? [],
    payer,
    withoutValue: printed?.withoutValue ?? false,
  };
};
