/**
 * The visitor's choice in this browser: in a cookie, which every request sends, and as a copy in local storage, because some
 * browsers drop cookies that scripts write after a week. Spec 9.
 */
import { withdrawVisits } from '#features/analytics/storefront/withdraw-visits.ts';
import { CONSENT_COOKIE, parseCookies } from '#kernel/consent.ts';
import { forgetStored, readStored, writeStored } from '#platform/web/storage/client-storage.ts';
import {
  CONSENT_LIFETIME,
  type ConsentChoice,
  choiceText,
  type Preferences,
  parseChoice,
} from '../../domain/consent.ts';
import { storeCampaign } from './landing.ts';
import { dropForbidden, moveConsented } from './stored-slices.ts';
import { writeCookie } from './write-cookie.ts';

const COPY = 'vitrine-consent';
const listeners = new Set<() => void>();

/** Undefined without a valid choice. Browser only. */
export const storedConsent = (): ConsentChoice | undefined =>
  parseChoice(parseCookies(document.cookie).get(CONSENT_COOKIE) ?? '', Date.now());

/** Stores the choice and deletes at once what it forbids; before that, listeners stop what would write it again. */
export function saveConsent(preferences: Preferences): void {
  storeChoice({ preferences, at: Date.now() });
  for (const listener of listeners) listener();
  // Also where nothing is measured on this page, or not yet: orders may carry the ids that the cookies still hold.
  if (!preferences.performance) withdrawVisits();
  moveConsented(preferences.session);
  dropForbidden(preferences);
  storeCampaign(preferences.performance);
}

export function onChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Restores a choice whose cookie was lost; deletes an expired one. */
export function recallChoice(): ConsentChoice | undefined {
  const known = storedConsent();
  if (known !== undefined) return known;
  const copy = parseChoice(readStored(COPY) ?? '', Date.now());
  if (copy === undefined) {
    writeCookie(CONSENT_COOKIE, '', 0);
    forgetStored(COPY);
  } else storeChoice(copy);
  return copy;
}

function storeChoice(choice: ConsentChoice): void {
  const text = choiceText(choice);
  const left = Math.round(choice.at / 1000) + CONSENT_LIFETIME - Math.round(Date.now() / 1000);
  writeCookie(CONSENT_COOKIE, text, left);
  writeStored(COPY, text);
}
