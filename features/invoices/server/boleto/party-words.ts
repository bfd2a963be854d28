import { formatDocument } from '#features/accounts/domain/document.ts';
import type { Beneficiary } from '#features/payments/domain/method-settings.ts';
import type { BoletoPayer } from './boleto-sheet.ts';

/** 'Ferragens Atlas Distribuidora S.A. · CNPJ 41.603.852/0001-50' */
export const withDocument = ({ name, document }: Beneficiary): string =>
  document === '' ? name : `${name} · ${document.length === 11 ? 'CPF' : 'CNPJ'} ${formatDocument(document)}`;

export const payerLines = ({ name, document, address }: BoletoPayer): string[] => [
  document === '' ? name : `${name} · ${document}`,
  ...(address === '' ? [] : [address]),
];
