import type { Charge } from '#features/payments/domain/charge.ts';
import { dayAndTime } from '../order/moment-words.ts';

const ways: Partial<Readonly<Record<Charge['kind'], string>>> = {
  pix: ' por Pix',
  card: ' no cartão',
  boleto: ' por boleto',
};

/** For example ' por Pix, em 21/11/2026 às 14:32'. */
export const paidWords = ({ kind, paidAt }: Pick<Charge, 'kind' | 'paidAt'>): string =>
  `${ways[kind] ?? ''}${paidAt === undefined ? '' : `, em ${dayAndTime(paidAt)}`}`;
