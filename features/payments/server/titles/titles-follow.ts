/** Titles end as the charge ends that opened them. Called wherever a charge is moved, in its transaction. */
import type { Context } from '#platform/db/context.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { cancelTitlesOfCharge, payTitlesOfCharge, titlesOfCharges } from '../store/titles.store.ts';

type Moved = Pick<ChargeRow, 'id' | 'kind'>;

/** The money has come: what is not paid of it is paid. */
export async function titlesPaid({ db, supplier, now }: Context, { id, kind }: Moved): Promise<void> {
  if (isOwed(kind)) await payTitlesOfCharge(db, supplier.id, id, now);
}

/** Nobody asks for the money any more: its credit is free again. */
export async function titlesCancelled({ db, supplier }: Context, { id, kind }: Moved): Promise<void> {
  if (isOwed(kind)) await cancelTitlesOfCharge(db, supplier.id, id);
}

/** What of a charge in parts has been paid, while others are still open. */
export async function paidOfTitles({ db, supplier }: Context, { id, kind }: Moved): Promise<number> {
  if (!isOwed(kind)) return 0;
  const titles = await titlesOfCharges(db, supplier.id, [id]);
  return titles.reduce((sum, { status, amount }) => sum + (status === 'paid' ? amount : 0), 0);
}

/** All other kinds open no titles, and are spared the question. */
const isOwed = (kind: ChargeRow['kind']): boolean => kind === 'boleto' || kind === 'on-account';
