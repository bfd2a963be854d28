import { hasTag } from '#features/suppliers/domain/tags/tags.ts';
import type { OrderStatus } from '../order-status.ts';

/** With the tag support-budget the supplier prices it first, so it starts as a quote. */
export const firstStatus = (tags: ReadonlySet<string>): OrderStatus =>
  hasTag(tags, 'support-budget') ? 'quote-requested' : 'received';
