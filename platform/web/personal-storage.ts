/** What the browser keeps of a person's choices: nothing where the visitor asked for none to be kept. Spec 4, persistence. */
import { CONSENT_HEADERS } from '../contract/headers.ts';
import { visitorHeaders } from './visitor-headers.ts';

/**
 * What was kept under this name; null where there is nothing, or no storage. Who wants nothing kept any more finds what
 * was kept before gone. Only in the browser.
 */
export function readPersonal(key: string): string | null {
  try {
    if (mayKeep()) return localStorage.getItem(key);
    localStorage.removeItem(key);
  } catch {
    // As if nothing had been kept.
  }
  return null;
}

/** Keeps it if the visitor's cookie preferences allow it and the browser can. */
export function keepPersonal(key: string, value: string): void {
  try {
    if (mayKeep()) localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing asks again.
  }
}

const mayKeep = (): boolean => visitorHeaders(document.cookie)[CONSENT_HEADERS.personalization] === 'true';
