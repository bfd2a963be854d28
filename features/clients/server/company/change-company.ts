/** Staff link, move and unlink a company. Every change is in the audit log, and of one company's place one person's at a time. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { customersAmong } from '#features/accounts/server/clients/terms/companies-at.store.ts';
import type { ClientId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { CompanyRefusal } from '../../contract/company/company-texts.ts';
import { linkProblem } from '../../domain/company/company-tree.ts';
import { lockCompanies, NEVER_LINKED, placeCompany, treesOf } from './company-links.store.ts';
import { parentsIn } from './show-company.ts';

export interface CompanyPlace {
  readonly parentId: ClientId | null;
  readonly version: number;
}

type Placed = Result<CompanyPlace, { readonly code: CompanyRefusal } | ChangedByOther<CompanyPlace>>;

/** Puts the company below the parent, or with null below nobody. `seen`: the version that the change was made on. */
export const changeCompanyPlace = (
  context: StaffContext,
  clientId: ClientId,
  parentId: ClientId | null,
  seen: number,
): Promise<Placed> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockCompanies(db, supplier.id);
    const ids = parentId === null ? [clientId] : [clientId, parentId];
    const known = await customersAmong(db, supplier.id, ids);
    // Clients of other shops and unknown ids return the same error.
    if (known.length < new Set(ids).size) return refuse({ code: 'client-not-found' });
    if (
      parentId !== null &&
      known.some(({ kind, forgottenAt }) => kind !== 'company' || forgottenAt !== null)
    )
      return refuse({ code: 'company-not-a-company' });
    const links = await treesOf(db, supplier.id, ids);
    const place = links.find((link) => link.clientId === clientId);
    const before = { parentId: place?.parentId ?? null, version: place?.version ?? NEVER_LINKED };
    if (before.version !== seen) return changedByOther(before);
    if (before.parentId === parentId) return accept(before);
    const problem = parentId === null ? undefined : linkProblem(parentsIn(links), clientId, parentId);
    if (problem !== undefined) return refuse({ code: problem });
    const version = await placeCompany(db, supplier.id, clientId, parentId);
    await recordChange(inside, {
      action: actionOf(before.parentId, parentId),
      subjectId: clientId,
      before: { parentId: before.parentId },
      after: { parentId },
    });
    return accept({ parentId, version });
  });

function actionOf(before: ClientId | null, after: ClientId | null) {
  if (after === null) return 'client.company-unlinked';
  return before === null ? 'client.company-linked' : 'client.company-moved';
}
