// Apart from the other tag rules, which every first page loads.
import { sendsAnalyticsEvents } from './tags/tag-rules.ts';

/** Google's form of a measurement id, which becomes part of an address. */
const MEASUREMENT_ID = /^G-[A-Z0-9]{4,20}$/;

/** The measurement id of a shop that sends its events to Google Analytics. */
export const googleAnalyticsOf = ({
  tags,
  analyticsId = '',
}: {
  readonly tags: readonly string[];
  readonly analyticsId?: string;
}): string | undefined =>
  sendsAnalyticsEvents(new Set(tags)) && MEASUREMENT_ID.test(analyticsId) ? analyticsId : undefined;
