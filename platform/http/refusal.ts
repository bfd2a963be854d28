/** The way from a refusal to its answer. Use cases give values; routes hand them to `orRefuse`. */
import type { Result } from '#kernel/result.ts';
import type { RefusalText, RefusalTexts } from '../contract/problem.ts';
import type { Suspicion } from './security-events.ts';

/** Thrown by routes and by the platform's own checks; the error mapper turns it into problem+json. */
export class HttpRefusal extends Error {
  readonly code: string;
  readonly text: RefusalText;
  readonly facts: Readonly<Record<string, unknown>> | undefined;
  /** Told to the log, never to who asked. */
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

/** The accepted value, or the refusal told with the feature's own sentence. */
export function orRefuse<Value, Code extends string>(
  result: Result<Value, { readonly code: Code; readonly facts?: Readonly<Record<string, unknown>> }>,
  texts: RefusalTexts<Code>,
): Value {
  if (result.ok) return result.value;
  const { code, facts } = result.refusal;
  throw new HttpRefusal(code, texts[code], facts);
}
