/**
 * What visitors of one address may ask of one process in a minute, so that nobody copies a catalogue or keeps a shop busy
 * without ever logging in. Answers from the visitors' cache cost nothing, nor do calls of who is logged in.
 */
import type { FastifyRequest } from 'fastify';
import { addressCounter } from './address-counter.ts';
import { isLoopback } from './networks-of.ts';

export interface VisitorBudget {
  /** Counts the request once, however often it is asked; false when the budget is spent. */
  may(request: FastifyRequest, weight: number, now: number): boolean;
}

const unlimited: VisitorBudget = { may: () => true };

/** `most` calls in a minute; 0 is no limit. This machine itself has none. */
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
