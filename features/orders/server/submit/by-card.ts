import type { Charge } from '#features/payments/domain/charge.ts';
import { mayTryCard, uncountCard } from '#features/payments/server/charges/card-tries.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { RequestContext } from '#platform/http/serve.ts';

/** Pays with a card token, unless too many cards were refused lately. Only a refused card counts as a try. */
export async function byCard<Paid extends { readonly charge?: Pick<Charge, 'status'> }>(
  context: RequestContext,
  token: string | undefined,
  pay: () => Promise<Paid>,
): Promise<Result<Paid, { readonly code: 'too-many-cards' }>> {
  const { ip } = context.request;
  if (token === undefined) return accept(await pay());
  if (!(await mayTryCard(context, ip))) return refuse({ code: 'too-many-cards' });
  let isRefused = false;
  try {
    const paid = await pay();
    isRefused = paid.charge?.status === 'refused';
    return accept(paid);
  } finally {
    if (!isRefused) await uncountCard(context, ip);
  }
}
