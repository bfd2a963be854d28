/** A visitor's consent to browser storage. Spec 2, cookie modal; spec 9, cookie preference flags. */
import { CONSENT_FLAGS, type ConsentFlag, isAllowed } from '#kernel/consent.ts';
import type { Instant } from '#kernel/scope.ts';

/**
 * Increase it when the question changes: visitors who answered an earlier version are asked again. 2: pages seen lately
 * are stored, too, to be seen without a connection.
 */
export const CONSENT_VERSION = 2;

/** Seconds that a choice is valid: six months. */
export const CONSENT_LIFETIME = 180 * 24 * 60 * 60;

export type Preferences = Readonly<Record<ConsentFlag, boolean>>;

/** Spec 9's preferences, all true: the result of accepting. */
export const ALL_TRUE: Preferences = {
  necessary: true,
  session: true,
  performance: true,
  personalization: true,
};

/** Result of refusing, and the default before any choice. */
export const NECESSARY_ONLY: Preferences = {
  ...ALL_TRUE,
  session: false,
  performance: false,
  personalization: false,
};

export interface ConsentChoice {
  readonly preferences: Preferences;
  readonly at: Instant;
}

/** '1011.2.1795000000': flags, version of the question, and epoch seconds of the choice. */
export const choiceText = ({ preferences, at }: ConsentChoice): string => {
  const flags = CONSENT_FLAGS.map((flag) => (preferences[flag] ? 1 : 0)).join('');
  return `${flags}.${CONSENT_VERSION}.${Math.floor(at / 1000)}`;
};

/** Undefined without a choice, for another version, and after expiry. */
export function parseChoice(text: string, now: Instant): ConsentChoice | undefined {
  const [, flags = '', version, seconds] = /^([01]{4})\.(\d{1,4})\.(\d{1,12})$/.exec(text) ?? [];
  const at = Number(seconds) * 1000;
  const isValid = Number(version) === CONSENT_VERSION && at + CONSENT_LIFETIME * 1000 > now;
  if (!isValid) return undefined;
  const preferences = Object.fromEntries(
    CONSENT_FLAGS.map((flag, index) => [flag, isAllowed(flags, index)]),
  ) as Record<ConsentFlag, boolean>;
  return { preferences, at };
}
