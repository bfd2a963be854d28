/** What the browser keeps of a person's choices: nothing where the visitor asked for none to be kept. Spec 4, persistence. */
import { CONSENT_HEADERS } from '../contract/headers.ts';
import { visitorHeaders } from './visitor-headers.ts';

/** What was kept under this name; null where there is nothing, or no storage. Only in the browser. */
export function readPersonal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps it if the visitor's cookie preferences allow it and the browser can. */
export function keepPersonal(key: string, value: string): void {
  try {
    if (visitorHeaders(document.cookie)[CONSENT_HEADERS.personalization] === 'true')
      localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing asks again.
  }
}
