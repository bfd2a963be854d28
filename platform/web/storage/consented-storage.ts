/**
 * Stores what shoppers told the shop, such as the delivery place: in localStorage if their cookie preferences allow it, else in
 * sessionStorage. Spec 4, persistence. Only in the browser.
 */
import { CONSENT_HEADERS } from '../../contract/headers.ts';
import { visitorHeaders } from '../visitor-headers.ts';

export function readConsented(key: string): string | null {
  try {
    return place().getItem(key);
  } catch {
    return null;
  }
}

export function writeConsented(key: string, value: string): void {
  try {
    place().setItem(key, value);
  } catch {
    // Storage is not available: the user will be asked again.
  }
}

const place = (): Storage =>
  visitorHeaders(document.cookie)[CONSENT_HEADERS.session] === 'true' ? localStorage : sessionStorage;
