/** What a visitor chose about what their browser keeps. Spec 2, cookie modal; spec 9, cookie preference flags. */
import { CONSENT_FLAGS, type ConsentFlag, isAllowed } from '#kernel/consent.ts';
import type { Instant } from '#kernel/scope.ts';

/** Grows with what is asked: who answered another question is asked again. */
export const CONSENT_VERSION = 1;

/** So long an answer holds: six months. */
export const CONSENT_LIFETIME = 180 * 24 * 60 * 60;

export type Preferences = Readonly<Record<ConsentFlag, boolean>>;

/** The specification's preferences, which are what accepting gives: all true. */
export const ALL_TRUE: Preferences = {
  necessary: true,
  session: true,
  performance: true,
  personalization: true,
};

/** What refusing gives, and what holds before any choice. */
export const NECESSARY_ONLY: Preferences = {
  ...ALL_TRUE,
  session: false,
  performance: false,
  personalization: false,
};

export interface Choice {
  readonly preferences: Preferences;
  readonly at: Instant;
}

/** '1011.1.1795000000': the flags, the version of the question, and the second of the answer. */
export const choiceText = ({ preferences, at }: Choice): string => {
  const flags = CONSENT_FLAGS.map((flag) => (preferences[flag] ? 1 : 0)).join('');
  return `${flags}.${CONSENT_VERSION}.${Math.floor(at / 1000)}`;
};

/** Undefined where nothing was chosen, or another question was answered, or too long ago. */
export function parseChoice(text: string, now: Instant): Choice | undefined {
  const [, flags = '', version, seconds] = /^([01]{4})\.(\d{1,4})\.(\d{1,12})$/.exec(text) ?? [];
  const at = Number(seconds) * 1000;
  const holds = Number(version) === CONSENT_VERSION && at + CONSENT_LIFETIME * 1000 > now;
  if (!holds) return undefined;
  const preferences = Object.fromEntries(
    CONSENT_FLAGS.map((flag, place) => [flag, isAllowed(flags, place)]),
  ) as Record<ConsentFlag, boolean>;
  return { preferences, at };
}
