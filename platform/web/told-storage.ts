/**
 * What shoppers told the shop, such as where to deliver: kept from one visit to the next if their cookie preferences
 * allow it, else for this visit. Spec 4, persistence. Only in the browser.
 */
import { CONSENT_HEADERS } from '../contract/headers.ts';
import { visitorHeaders } from './visitor-headers.ts';

export function readTold(key: string): string | null {
  try {
    return place().getItem(key);
  } catch {
    return null;
  }
}

export function keepTold(key: string, value: string): void {
  try {
    place().setItem(key, value);
  } catch {
    // A browser that keeps nothing asks again.
  }
}

const place = (): Storage =>
  visitorHeaders(document.cookie)[CONSENT_HEADERS.session] === 'true' ? localStorage : sessionStorage;
