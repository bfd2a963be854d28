/** To whom a carousel or a block of the home is shown, and when. */
import { DEVICE_TYPES } from '#features/catalog/domain/category.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';

export const DEVICES = DEVICE_TYPES;
export type Device = (typeof DEVICES)[number];

/** An empty list restricts nothing. */
export interface Audience {
  readonly devices: readonly Device[];
  readonly segmentIds: readonly string[];
  /** Groups of clients (`features/pricing`); visitors are in none. */
  readonly groups: readonly string[];
  readonly paymentMethodIds: readonly PaymentMethodId[];
  readonly deliveryTypes: readonly DeliveryType[];
}

export const EVERYONE: Audience = {
  devices: [],
  segmentIds: [],
  groups: [],
  paymentMethodIds: [],
  deliveryTypes: [],
};

/** Who looks, with what they have chosen so far. */
export interface Viewer {
  readonly device?: Device;
  readonly segmentId?: string;
  readonly groups: readonly string[];
  readonly paymentMethodId?: PaymentMethodId;
  readonly deliveryType?: DeliveryType;
}

/** An option that is not chosen yet is allowed. */
export const isMeantFor = (audience: Audience, viewer: Viewer): boolean =>
  allows(audience.devices, viewer.device) &&
  allows(audience.segmentIds, viewer.segmentId) &&
  allows(audience.paymentMethodIds, viewer.paymentMethodId) &&
  allows(audience.deliveryTypes, viewer.deliveryType) &&
  (audience.groups.length === 0 || audience.groups.some((group) => viewer.groups.includes(group)));

const allows = <T>(list: readonly T[], chosen: T | undefined): boolean =>
  list.length === 0 || chosen === undefined || list.includes(chosen);

export interface Schedule {
  /** False: a draft, which only preview links show. */
  readonly published: boolean;
  /** Absent: from now on. */
  readonly from?: Instant;
  /** Absent: without an end. */
  readonly until?: Instant;
}

export const isPublishedAt = ({ published, from, until }: Schedule, now: Instant): boolean =>
  published && (from === undefined || from <= now) && (until === undefined || now < until);

export type ScheduleStatus = 'draft' | 'scheduled' | 'published' | 'ended';

export function scheduleStatus(schedule: Schedule, now: Instant): ScheduleStatus {
  if (!schedule.published) return 'draft';
  if (schedule.from !== undefined && now < schedule.from) return 'scheduled';
  return isPublishedAt(schedule, now) ? 'published' : 'ended';
}
