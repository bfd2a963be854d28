import type { SupplierId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Db } from '#platform/db/database.ts';
import { makeBoleto } from '../../domain/boleto/make-boleto.ts';
import type { BoletoSettings } from '../../domain/method-settings.ts';
import type { PrintedBoleto, TitleBoleto } from '../../domain/title.ts';
import { nextBoletoNumber } from '../store/boleto-numbers.store.ts';

/** The parts of a context that are needed. */
interface Issuing {
  readonly db: Db;
  readonly supplier: { readonly id: SupplierId };
}

interface Payable {
  readonly amount: Money;
  /** 'YYYY-MM-DD' */
  readonly dueOn: string;
}

/** Issues a boleto with the account's next number. Call it in the transaction that creates the title. */
export const issueBoleto = async (
  { db, supplier }: Issuing,
  settings: BoletoSettings,
  payable: Payable,
): Promise<TitleBoleto> =>
  boletoOf(settings, await nextBoletoNumber(db, supplier.id, settings.account), payable);

/** Reissues a boleto under its number: a bank that knows the number accepts one payment, however often it is printed. */
export function boletoOf(
  settings: BoletoSettings,
  sequence: number,
  { amount, dueOn }: Payable,
): TitleBoleto {
  const { account } = settings;
  const { line, barcode, ourNumber } = makeBoleto({ account, sequence, dueOn, amount });
  return { line, barcode, ourNumber, sequence, dueOn, amount, printed: printedOf(settings) };
}

const printedOf = ({ account, beneficiary, instructions, withoutValue }: BoletoSettings): PrintedBoleto => ({
  agencyAccount: `${withDigit(account.agency, account.agencyDigit)} / ${withDigit(account.account, account.accountDigit)}`,
  wallet: account.wallet,
  beneficiary,
  instructions,
  withoutValue: withoutValue ?? false,
});

const withDigit = (number: string, digit: string | undefined): string =>
  digit === undefined ? number : `${number}-${digit}`;
