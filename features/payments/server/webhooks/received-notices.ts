import { Counter } from '#platform/metrics/metric.ts';
import type { NoticeRefusal } from '../../contract/webhooks/notice-texts.ts';
import { PROVIDER_NAMES } from '../../domain/provider-names.ts';

export const receivedNotices = new Counter(
  'vitrine_payment_webhooks_total',
  'Webhooks of payment providers by what became of them: accepted, or the refusal.',
);

/** Callers may write anything into the address: what is no provider is counted as 'unknown'. */
export const countNotice = (provider: string, outcome: 'accepted' | NoticeRefusal): void =>
  receivedNotices.add({ provider: PROVIDER_NAMES.find((name) => name === provider) ?? 'unknown', outcome });
