/** Formats of a DANFE. */
import { formatDocument } from '#features/accounts/domain/document.ts';
import { type Decimal, formatDecimal } from '../../domain/nfe/decimal.ts';
import type { NfeParty } from '../../domain/nfe/nfe.ts';

/** '20/11/2026' for '2026-11-20T14:32:00-03:00': the date in the issuer's time zone. */
export const danfeDate = (written: string): string =>
  written.replace(/^(\d{4})-(\d\d)-(\d\d).*$/, '$3/$2/$1');

/** '14:32:00'; empty without a time. */
export const timeOf = (written: string): string => /T(\d\d:\d\d:\d\d)/.exec(written)?.[1] ?? '';

export const danfeReais = (decimal: Decimal): string => formatDecimal(decimal, 2);

/** '000.664.350' */
export const nfeNumber = (number: number): string =>
  String(number)
    .padStart(9, '0')
    .replace(/(\d{3})(?=\d)/g, '$1.');

export const nfeSeries = (series: number): string => String(series).padStart(3, '0');

export const documentOf = (bare: string): string => formatDocument(bare);

export const formatPostalCode = (digits: string): string => digits.replace(/^(\d{5})(\d{3})$/, '$1-$2');

export const phone = (digits: string): string => digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');

/** 'RUA DO CLIENTE, 100 SALA 1' */
export const streetOf = ({ street, number, complement }: NfeParty): string =>
  [[street, number].filter((part) => part !== '').join(', '), complement]
    .filter((part) => part !== '')
    .join(' ');

const MODES: Readonly<Record<string, string>> = {
  '0': '0-Por conta do Rem',
  '1': '1-Por conta do Dest',
  '2': '2-Por conta Terceiros',
  '3': '3-Próprio por conta do Rem',
  '4': '4-Próprio por conta do Dest',
  '9': '9-Sem Transporte',
};

export const carriageMode = (code: string): string => MODES[code] ?? code;
