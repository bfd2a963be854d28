import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { NoticeRefusal } from '../../contract/webhooks/notice-texts.ts';
import { type AppliedReport, applyProviderReport } from '../operations/apply-provider-report.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import type { Notice, Provider, ReceivedNotice } from '../providers/provider.ts';

export type HandledWebhook = Result<
  Exclude<AppliedReport, 'wrong-amount' | 'unknown-charge'>,
  { readonly code: NoticeRefusal }
>;

/** Handles a provider's webhook for this supplier. Nothing in it is used before its signature is verified. */
export async function handleWebhook(
  context: Context,
  gateways: PaymentGateways,
  providerName: string,
  received: Omit<ReceivedNotice, 'now'>,
): Promise<HandledWebhook> {
  const provider = await gateways.providerOf(context, providerName);
  if (provider === undefined) return refuse({ code: 'unknown-provider' });
  const notice = provider.readNotice({ ...received, now: context.now });
  if (!notice.ok) {
    return notice.refusal === 'irrelevant' ? accept('nothing') : refuse({ code: notice.refusal });
  }
  const report = await reportOf(provider, notice.value);
  if (!report.ok) return report;
  const told = { provider: provider.name, report: report.value, eventId: notice.value.id };
  const settled = await applyProviderReport(context, gateways, told);
  return settled === 'unknown-charge' || settled === 'wrong-amount'
    ? refuse({ code: settled })
    : accept(settled);
}

/** A notice that only names its payment: fetches the payment. */
async function reportOf(provider: Provider, { ref, told }: Notice) {
  if (told !== undefined) return accept(told);
  const answer = await provider.fetch({ ref });
  if (answer.ok) return answer;
  return refuse({ code: answer.refusal === 'unknown' ? ('unknown-charge' as const) : ('not-now' as const) });
}
