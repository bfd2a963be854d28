/**
 * The visitor's choice in this browser: in a cookie, which every request sends, and as a copy in local storage, because some
 * browsers drop cookies that scripts write after a week. Spec 9.
 */
import { CONSENT_COOKIE, parseCookies } from '#kernel/consent.ts';
import { forgetStored, keepStored, readStored } from '#platform/web/client-storage.ts';
import {
  type Choice,
  CONSENT_LIFETIME,
  choiceText,
  type Preferences,
  parseChoice,
} from '../../domain/consent.ts';
import { keepCampaign } from './landing.ts';
import { dropForbidden, moveTold } from './stored-slices.ts';
import { writeCookie } from './write-cookie.ts';

const COPY = 'vitrine-consent';
const listeners = new Set<() => void>();

/** Undefined without a valid choice. Browser only. */
export const chosen = (): Choice | undefined =>
  parseChoice(parseCookies(document.cookie).get(CONSENT_COOKIE) ?? '', Date.now());

/** Stores the choice and deletes at once what it forbids. */
export function choose(preferences: Preferences): void {
  keep({ preferences, at: Date.now() });
  moveTold(preferences.session);
  dropForbidden(preferences);
  keepCampaign(preferences.performance);
  for (const tell of listeners) tell();
}

export function onChosen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Restores a choice whose cookie was lost; deletes an expired one. */
export function recallChoice(): Choice | undefined {
  const known = chosen();
  if (known !== undefined) return known;
  const copy = parseChoice(readStored(COPY) ?? '', Date.now());
  if (copy === undefined) {
    writeCookie(CONSENT_COOKIE, '', 0);
    forgetStored(COPY);
  } else keep(copy);
  return copy;
}

function keep(choice: Choice): void {
  const text = choiceText(choice);
  const left = Math.round(choice.at / 1000) + CONSENT_LIFETIME - Math.round(Date.now() / 1000);
  writeCookie(CONSENT_COOKIE, text, left);
  keepStored(COPY, text);
}
