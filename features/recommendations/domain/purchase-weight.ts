/**
 * Recent orders count more. Each order gets a weight that grows with its time (forward decay), so that stored sums never have to be
 * recomputed: only their ratio matters, and it decays by half per half-life.
 */
import type { Instant } from '#kernel/scope.ts';

const DAY = 24 * 60 * 60_000;
const HALF_LIFE = 180 * DAY;
/** Weights are 1 at this moment, the begin of 2024. A double can hold them for five hundred years. */
const LANDMARK = 1_704_067_200_000;

export const purchaseWeight = (at: Instant): number => 2 ** ((at - LANDMARK) / HALF_LIFE);

/** A stored sum of weights as the number of orders of today that it equals. */
export const ordersOfToday = (weight: number, now: Instant): number => weight / purchaseWeight(now);
