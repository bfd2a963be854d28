/** Turns refusals into responses. Use cases return values; routes pass them to `orRefuse`. */
import { type Result, refuse } from '#kernel/result.ts';
import type { RefusalText, RefusalTexts } from '../contract/problem.ts';
import type { Suspicion } from './logging/security-events.ts';

/** Thrown by routes and by the platform's own checks; the error mapper turns it into problem+json. */
export class HttpRefusal extends Error {
  readonly code: string;
  readonly text: RefusalText;
  readonly facts: Readonly<Record<string, unknown>> | undefined;
  /** Logged as a security event, never shown to the client. */
  readonly suspicion: Suspicion | undefined;
  constructor(
    code: string,
    text: RefusalText,
    facts?: Readonly<Record<string, unknown>>,
    suspicion?: Suspicion,
  ) {
    super(text.message);
    this.name = 'HttpRefusal';
    this.code = code;
    this.text = text;
    this.facts = facts;
    this.suspicion = suspicion;
  }
}

type FactsOf<Refusal> = Refusal extends unknown
  ? 'facts' extends keyof Refusal
    ? NonNullable<Refusal['facts']>
    : never
  : never;

/** The result with a refusal's facts under the names and in the units of the API. */
export function withWireFacts<Value, Refusal extends { readonly code: string }>(
  result: Result<Value, Refusal>,
  toWire: (facts: FactsOf<Refusal>) => Readonly<Record<string, unknown>>,
): Result<Value, { readonly code: Refusal['code']; readonly facts?: Readonly<Record<string, unknown>> }> {
  if (result.ok) return result;
  const { code } = result.refusal;
  const facts = 'facts' in result.refusal ? result.refusal.facts : undefined;
  return refuse(facts === undefined ? { code } : { code, facts: toWire(facts as FactsOf<Refusal>) });
}

/** Returns the accepted value, or throws an `HttpRefusal` with the feature's text. */
export function orRefuse<Value, Code extends string>(
  result: Result<Value, { readonly code: Code; readonly facts?: Readonly<Record<string, unknown>> }>,
  texts: RefusalTexts<Code>,
): Value {
  if (result.ok) return result.value;
  const { code, facts } = result.refusal;
  throw new HttpRefusal(code, texts[code], facts);
}
