/**
 * Limits the calls that visitors of one address may make to one process per minute, so that nobody copies a catalogue or
 * overloads a shop without ever logging in. Responses from the visitors' cache and calls of logged-in users are free.
 */
import type { FastifyRequest } from 'fastify';
import { addressCounter } from './address-counter.ts';
import { isLoopback } from './networks-of.ts';

export interface VisitorBudget {
  /** Counts a request once, however often this is called; false if the budget is spent. */
  may(request: FastifyRequest, weight: number, now: number): boolean;
}

const unlimited: VisitorBudget = { may: () => true };

/** `most` calls per minute; 0 means no limit. Loopback addresses are unlimited. */
export function visitorBudget(most: number): VisitorBudget {
  if (most === 0) return unlimited;
  const counter = addressCounter(most);
  const counted = new WeakSet<FastifyRequest>();
  return {
    may(request, weight, now) {
      if (counted.has(request) || isLoopback(request.ip)) return true;
      counted.add(request);
      return counter.may(request.ip, now, weight);
    },
  };
}
