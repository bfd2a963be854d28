/** Titles from the shop's own system. All of a request are written, or none. */

import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { unknownCustomers } from '#features/accounts/server/clients/customers.store.ts';
import { isAfterToday, todayOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { daysBetween } from '#kernel/time/calendar.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { parseBoleto } from '../../domain/boleto/parse-boleto.ts';
import type { Title, TitleBoleto, TitleDraft, TitleFault } from '../../domain/title.ts';
import { insertTitle, lockTitleByDocument, rewriteTitle, type TitleRecord } from '../store/titles.store.ts';

export interface FaultyTitle {
  readonly document: string;
  readonly fault: TitleFault;
}

export const putTitles = (
  context: StaffContext,
  drafts: readonly TitleDraft[],
): Promise<Result<readonly Title[], readonly FaultyTitle[]>> => {
  const faults = faultsOf(context, drafts);
  if (faults.length > 0) return Promise.resolve(refuse(faults));
  return inTransaction(context, (inside) => putAll(inside, drafts)).catch((error: unknown) => {
    if (error instanceof Faulty) return refuse(error.faults);
    throw error;
  });
};

/** Thrown to roll the transaction back. */
class Faulty extends Error {
  readonly faults: readonly FaultyTitle[];
  constructor(faults: readonly FaultyTitle[]) {
    super('titles that can’t be');
    this.faults = faults;
  }
}

/** Faults that need no query. */
function faultsOf(context: StaffContext, drafts: readonly TitleDraft[]): FaultyTitle[] {
  const seen = new Set<string>();
  const today = todayOf(context);
  return drafts.flatMap(({ document, issuedOn, dueOn, paidAt }): FaultyTitle[] => {
    const twice = seen.has(document);
    seen.add(document);
    if (twice) return [{ document, fault: 'title-twice' }];
    if (daysBetween(issuedOn, dueOn) < 0) return [{ document, fault: 'due-before-issued' }];
    if (daysBetween(today, issuedOn) > 0) return [{ document, fault: 'issued-later' }];
    return paidAt !== undefined && isAfterToday(context, paidAt) ? [{ document, fault: 'paid-later' }] : [];
  });
}

async function putAll(
  context: StaffContext,
  drafts: readonly TitleDraft[],
): Promise<Result<readonly Title[], readonly FaultyTitle[]>> {
  const { db, supplier } = context;
  const clientIds = [...new Set(drafts.map(({ clientId }) => clientId))];
  const unknown = new Set(await unknownCustomers(db, supplier.id, clientIds));
  const written: Title[] = [];
  const faults: FaultyTitle[] = [];
  // In a fixed order, so that two systems that send the same titles don't deadlock.
  for (const draft of drafts.toSorted((a, b) => (a.document < b.document ? -1 : 1))) {
    const put = unknown.has(draft.clientId)
      ? refuse('unknown-client' as const)
      : await putOne(context, draft);
    if (put.ok) written.push(put.value);
    else faults.push({ document: draft.document, fault: put.refusal });
  }
  if (faults.length > 0) throw new Faulty(faults);
  return accept(written);
}

async function putOne(context: StaffContext, draft: TitleDraft): Promise<Result<Title, TitleFault>> {
  const { db, supplier, now } = context;
  const boleto = boletoOf(draft, todayOf(context));
  if (!boleto.ok) return boleto;
  const before = await lockTitleByDocument(db, supplier.id, draft.document);
  const fault = before && conflict(before, draft);
  if (fault !== undefined) return refuse(fault);
  const stored = boleto.value ?? before?.boleto;
  const title: TitleRecord = {
    ...before,
    id: before?.id ?? newId(),
    clientId: draft.clientId,
    document: draft.document,
    amount: draft.amount,
    issuedOn: draft.issuedOn,
    dueOn: draft.dueOn,
    usesCredit: before?.orderNumber === undefined ? draft.usesCredit : before.usesCredit,
    status: draft.paidAt === undefined ? 'open' : 'paid',
    ...defined({ paidAt: draft.paidAt, boleto: stored }),
  };
  if (before === undefined) await insertTitle(db, supplier.id, title, now);
  else if (before.status === 'open') await rewriteTitle(db, supplier.id, title);
  else return accept(before);
  const change = { action: 'title.put', subjectId: title.id, before, after: title } as const;
  await recordChangeOf(context, change, factsOf);
  return accept(title);
}

/** Closed titles stay closed, and a title never changes its client. Of an order's title only due date and boleto may change. */
function conflict(before: TitleRecord, draft: TitleDraft): TitleFault | undefined {
  if (before.clientId !== draft.clientId) return 'title-of-another';
  if (before.status !== 'open')
    return before.status === 'paid' && draft.paidAt !== undefined ? undefined : 'title-closed';
  if (before.orderNumber === undefined) return undefined;
  return before.amount === draft.amount && draft.paidAt === undefined ? undefined : 'title-of-order';
}

function boletoOf(
  { line, dueOn, amount }: TitleDraft,
  today: string,
): Result<TitleBoleto | undefined, TitleFault> {
  if (line === undefined) return accept(undefined);
  const read = parseBoleto(line, today);
  if (!read.ok || read.value.kind !== 'bank') return refuse('wrong-line');
  const { barcode, line: digits } = read.value;
  return accept({
    line: digits,
    barcode,
    dueOn: read.value.dueOn ?? dueOn,
    // A line without an amount is paid with the title's amount.
    amount: read.value.amount === undefined || read.value.amount === 0 ? amount : read.value.amount,
  });
}

const factsOf = ({ document, clientId, amount, dueOn, status }: TitleRecord) => ({
  document,
  clientId,
  amount,
  dueOn,
  status,
});
