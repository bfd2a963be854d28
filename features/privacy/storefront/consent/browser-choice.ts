/**
 * The visitor's choice as this browser keeps it: in a cookie, which every call reads, and once more in local storage,
 * because some browsers drop the cookies that a page writes after a week. Spec 9.
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

/** Undefined before a choice, and where it holds no more. Only in the browser. */
export const chosen = (): Choice | undefined =>
  parseChoice(parseCookies(document.cookie).get(CONSENT_COOKIE) ?? '', Date.now());

/** Keeps the choice, and at once nothing that it forbids. */
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

/** A choice whose cookie was lost holds on; one that is over is forgotten. */
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
