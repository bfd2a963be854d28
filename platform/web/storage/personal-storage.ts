/** Stores a person's choices in the browser, unless the visitor has refused it. Spec 4, persistence. */
import { CONSENT_HEADERS } from '../../contract/headers.ts';
import { visitorHeaders } from '../visitor-headers.ts';

/**
 * The stored value; null if there is none, or no storage. If the visitor no longer allows it, an older value is deleted. Only in
 * the browser.
 */
export function readPersonal(key: string): string | null {
  try {
    if (mayStore()) return localStorage.getItem(key);
    localStorage.removeItem(key);
  } catch {
    // Storage is not available: nothing was stored.
  }
  return null;
}

/** Stores the value if the visitor's cookie preferences allow it and the browser can. */
export function writePersonal(key: string, value: string): void {
  try {
    if (mayStore()) localStorage.setItem(key, value);
  } catch {
    // Storage is not available: the user will be asked again.
  }
}

const mayStore = (): boolean => visitorHeaders(document.cookie)[CONSENT_HEADERS.personalization] === 'true';
