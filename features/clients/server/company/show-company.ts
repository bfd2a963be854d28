/** A company's tree with what the shop knows of each company in it: a fixed number of queries, whatever its size. */
import {
  companiesOfRoot,
  customersAmong,
} from '#features/accounts/server/clients/terms/companies-at.store.ts';
import { citiesOf } from '#features/addresses/server/client-cities.store.ts';
import { linkedUsersOfClients } from '#features/delegation/server/linked/list-linked-users.ts';
import { purchasesSince } from '#features/orders/server/store/client-figures.store.ts';
import { usedCreditsOf } from '#features/payments/server/store/client-titles.store.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import type { ClientId } from '#kernel/ids.ts';
import { centavos, ZERO } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { addDays } from '#kernel/time/calendar.ts';
import type { Context } from '#platform/db/context.ts';
import {
  COMPANY_DAYS,
  type CompanyInTree,
  type CompanyPage,
  type SuggestedCompany,
} from '../../domain/company/company-page.ts';
import {
  branchesOf,
  cnpjRoot,
  headOf,
  isHeadOffice,
  type Parents,
} from '../../domain/company/company-tree.ts';
import { type CompanyLink, NEVER_LINKED, placesOf, treesOf } from './company-links.store.ts';

type Shown = Result<CompanyPage, { readonly code: 'client-not-found' | 'company-not-a-company' }>;

/** How many companies of the same root are looked at. */
const MOST_SUGGESTED = 20;

export async function showCompany(context: Context, clientId: ClientId): Promise<Shown> {
  const { db, supplier } = context;
  const [company] = await customersAmong(db, supplier.id, [clientId]);
  if (company === undefined) return refuse({ code: 'client-not-found' });
  if (company.kind !== 'company') return refuse({ code: 'company-not-a-company' });
  const links = await treesOf(db, supplier.id, [clientId]);
  const companies = await companiesInTree(context, clientId, links);
  const suggested = await suggestedFor(
    context,
    company.document,
    new Set(companies.map((each) => each.clientId)),
  );
  return accept({ companies, suggested });
}

/** Who is above whom. */
export const parentsIn = (links: readonly CompanyLink[]): Parents =>
  new Map(links.flatMap(({ clientId, parentId }) => (parentId === null ? [] : [[clientId, parentId]])));

async function companiesInTree(
  context: Context,
  clientId: ClientId,
  links: readonly CompanyLink[],
): Promise<readonly CompanyInTree[]> {
  const { db, supplier } = context;
  const ids = [...new Set([clientId, ...links.map((link) => link.clientId)])];
  const rows = new Map((await customersAmong(db, supplier.id, ids)).map((row) => [row.clientId, row]));
  const cities = await citiesOf(db, ids);
  const users = await linkedUsersOfClients(context, ids);
  const used = await usedCreditsOf(db, supplier.id, ids);
  const bought = await purchasesSince(db, supplier.id, ids, addDays(todayOf(context), 1 - COMPANY_DAYS));
  const places = new Map(links.map((link) => [link.clientId, link]));
  const parents = parentsIn(links);
  const byName = (one: ClientId, other: ClientId): number =>
    (rows.get(one)?.name ?? '').localeCompare(rows.get(other)?.name ?? '', 'pt-BR') ||
    one.localeCompare(other);
  return branchesOf(parents, headOf(parents, clientId), byName).flatMap(({ id, level }): CompanyInTree[] => {
    const row = rows.get(id);
    if (row === undefined) return [];
    const city = cities.get(id);
    const parentId = parents.get(id);
    return [
      {
        clientId: id,
        level,
        ...(parentId === undefined ? {} : { parentId }),
        version: places.get(id)?.version ?? NEVER_LINKED,
        name: row.name,
        document: row.document,
        city: city === undefined ? '' : [city.city, city.state].filter(Boolean).join(' – '),
        users: users.get(id) ?? [],
        creditLimit: centavos(row.creditLimit),
        creditUsed: used.get(id) ?? ZERO,
        bought: bought.get(id) ?? { count: 0, spent: ZERO },
      },
    ];
  });
}

/**
 * Companies with the same root that stand alone, or head offices with branches of their own: a branch of another tree is not taken
 * out of it by a suggestion.
 */
async function suggestedFor(
  { db, supplier }: Context,
  document: string | null,
  inTree: ReadonlySet<ClientId>,
): Promise<readonly SuggestedCompany[]> {
  const root = cnpjRoot(document);
  if (root === undefined) return [];
  const found = (await companiesOfRoot(db, supplier.id, root, MOST_SUGGESTED)).filter(
    ({ clientId }) => !inTree.has(clientId),
  );
  const places = new Map(
    (
      await placesOf(
        db,
        supplier.id,
        found.map(({ clientId }) => clientId),
      )
    ).map((place) => [place.clientId, place]),
  );
  return found.flatMap(({ clientId, name, document: cnpj }): SuggestedCompany[] => {
    const place = places.get(clientId);
    if (cnpj === null || (place !== undefined && place.parentId !== null)) return [];
    const as = isHeadOffice(cnpj) ? 'parent' : 'branch';
    return [{ clientId, name, document: cnpj, as, version: place?.version ?? NEVER_LINKED }];
  });
}
