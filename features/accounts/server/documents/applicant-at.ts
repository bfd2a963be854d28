import type { ClientId } from '#kernel/ids.ts';
import type { Shopper } from '#kernel/scope.ts';
import type { RequestContext } from '#platform/http/serve.ts';
import { customerById } from '../clients/approvals.store.ts';
import { ensureCustomer } from '../clients/ensure-customer.ts';
import { presentedApplicant } from '../identity/applicant-pass.ts';

/** The client whose documents the request is about: the session's, or who proved their password and is not let in yet. */
export async function applicantAt(
  context: RequestContext<Shopper>,
  secret: string,
): Promise<ClientId | undefined> {
  const { db, supplier, actor, request, now } = context;
  if (actor.kind === 'customer') {
    // Documents belong to a customer of the shop; reading alone makes nobody one.
    if (request.method === 'POST') await ensureCustomer({ ...context, actor });
    return actor.clientId;
  }
  const customerId = await presentedApplicant(request, secret, now);
  if (customerId === undefined) return undefined;
  return (await customerById(db, supplier.id, customerId))?.clientId;
}
