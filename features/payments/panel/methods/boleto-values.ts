import type { BoletoBank, BoletoSettings } from '../../domain/method-settings.ts';

/** A boleto's settings as a person types them. */
export interface BoletoValues {
  bank: string;
  agency: string;
  agencyDigit: string;
  account: string;
  accountDigit: string;
  wallet: string;
  agreement: string;
  payee: string;
  document: string;
  address: string;
  /** One line each. */
  instructions: string;
  /** Hundredths of a percent. */
  fine: number | null;
  interest: number | null;
  secondCopy: boolean;
  secondCopyDays: number | null;
  secondCopyMostLate: number | null;
}

export const boletoValues = (boleto: BoletoSettings | undefined): BoletoValues => ({
  bank: boleto?.account.bank ?? '001',
  agency: boleto?.account.agency ?? '',
  agencyDigit: boleto?.account.agencyDigit ?? '',
  account: boleto?.account.account ?? '',
  accountDigit: boleto?.account.accountDigit ?? '',
  wallet: boleto?.account.wallet ?? '',
  agreement: boleto?.account.agreement ?? '',
  payee: boleto?.beneficiary.name ?? '',
  document: boleto?.beneficiary.document ?? '',
  address: boleto?.beneficiary.address ?? '',
  instructions: (boleto?.instructions ?? []).join('\n'),
  fine: boleto?.late.fine ?? 0,
  interest: boleto?.late.monthlyInterest ?? 0,
  secondCopy: boleto?.secondCopy !== undefined,
  secondCopyDays: boleto?.secondCopy?.workingDays ?? 3,
  secondCopyMostLate: boleto?.secondCopy?.mostDaysLate ?? 60,
});

export const boletoOf = (values: BoletoValues): BoletoSettings => ({
  account: {
    bank: values.bank as BoletoBank,
    agency: values.agency.trim(),
    account: values.account.trim(),
    wallet: values.wallet.trim(),
    ...filled('agencyDigit', values.agencyDigit),
    ...filled('accountDigit', values.accountDigit),
    ...filled('agreement', values.agreement),
  },
  beneficiary: {
    name: values.payee,
    document: values.document.replace(/[\s./-]/g, '').toUpperCase(),
    address: values.address,
  },
  instructions: values.instructions.split('\n'),
  late: { fine: values.fine ?? 0, monthlyInterest: values.interest ?? 0 },
  ...(values.secondCopy
    ? {
        secondCopy: {
          workingDays: values.secondCopyDays ?? 0,
          mostDaysLate: values.secondCopyMostLate ?? 0,
        },
      }
    : {}),
});

const filled = <Name extends string>(name: Name, text: string): Partial<Record<Name, string>> =>
  text.trim() === '' ? {} : ({ [name]: text.trim() } as Partial<Record<Name, string>>);
