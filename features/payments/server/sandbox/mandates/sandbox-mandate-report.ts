import { centavos } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ProviderMandate } from '../../../domain/mandate/provider-mandate.ts';
import type { SandboxPayment } from '../sandbox.store.ts';
import { sandboxReport } from '../sandbox-report.ts';
import type { SandboxMandate } from './sandbox-mandates.store.ts';

/** An unanswered request expires by time alone. `first`: the payment that authorises it, too. */
export function sandboxMandateReport(
  mandate: SandboxMandate,
  first: SandboxPayment | undefined,
  now: Instant,
): ProviderMandate {
  const isOver = mandate.status === 'requested' && mandate.expiresAt.getTime() <= now;
  const isPayable = first !== undefined && sandboxReport(first, now).status === 'pending';
  return {
    ref: mandate.id,
    mandateId: mandate.reference,
    status: isOver ? 'expired' : mandate.status,
    periodicity: mandate.periodicity,
    floor: centavos(mandate.floor),
    ...(mandate.ceiling === null ? {} : { ceiling: centavos(mandate.ceiling) }),
    code: mandate.code,
    ...(mandate.firstCode === null || !isPayable ? {} : { firstCode: mandate.firstCode }),
  };
}
