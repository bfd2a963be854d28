import type { Beneficiary, BoletoSettings } from '#features/payments/domain/method-settings.ts';

/** Boletos of an account that does not exist: their digits are valid, but no bank accepts them, and they say so. */
export const demoBoleto = (beneficiary: Beneficiary): BoletoSettings => ({
  account: { bank: '341', agency: '9999', account: '99999', accountDigit: '9', wallet: '109' },
  beneficiary,
  instructions: [
    'Após o vencimento, multa de 2 % e juros de 1 % ao mês.',
    'Boleto de demonstração: não pague.',
  ],
  late: { fine: 200, monthlyInterest: 100 },
  secondCopy: { workingDays: 3, mostDaysLate: 60 },
  withoutValue: true,
});
