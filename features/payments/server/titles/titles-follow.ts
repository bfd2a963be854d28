/** Titles follow the charge that opened them. Call these wherever a charge changes, in its transaction. */
import type { Context } from '#platform/db/context.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { cancelTitlesOfCharge, payTitlesOfCharge, titlesOfCharges } from '../store/titles.store.ts';

type Moved = Pick<ChargeRow, 'id' | 'kind'>;

/** The charge was paid: so are its titles. */
export async function titlesPaid({ db, supplier, now }: Context, { id, kind }: Moved): Promise<void> {
  if (isOwed(kind)) await payTitlesOfCharge(db, supplier.id, id, now);
}

/** The charge was voided: its open titles are cancelled, and their credit is free again. */
export async function titlesCancelled({ db, supplier }: Context, { id, kind }: Moved): Promise<void> {
  if (isOwed(kind)) await cancelTitlesOfCharge(db, supplier.id, id);
}

/** Sum of the paid titles of a charge in parts, in centavos. */
export async function paidOfTitles({ db, supplier }: Context, { id, kind }: Moved): Promise<number> {
  if (!isOwed(kind)) return 0;
  const titles = await titlesOfCharges(db, supplier.id, [id]);
  return titles.reduce((sum, { status, amount }) => sum + (status === 'paid' ? amount : 0), 0);
}

/** Other kinds open no titles, so no query is needed. */
const isOwed = (kind: ChargeRow['kind']): boolean => kind === 'boleto' || kind === 'on-account';
