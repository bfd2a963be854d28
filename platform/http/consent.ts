/** The cookie consent and the campaign of a request. Spec 7; reliability M19. */
import type { IncomingHttpHeaders } from 'node:http';
import { CONSENT_COOKIE, CONSENT_FLAGS, type ConsentFlag, isAllowed, parseCookies } from '#kernel/consent.ts';
import { CONSENT_HEADERS, UTM_HEADERS } from '../contract/headers.ts';
import { VISIT_COOKIE } from '../contract/visit-cookie.ts';

/** The stored choice decides; a header can only withdraw consent. Without a choice only the necessary is allowed. */
export function allows(headers: IncomingHttpHeaders, flag: ConsentFlag): boolean {
  const chosen = parseCookies(headers.cookie ?? '').get(CONSENT_COOKIE) ?? '';
  return isAllowed(chosen, CONSENT_FLAGS.indexOf(flag)) && headers[CONSENT_HEADERS[flag]] !== 'false';
}

export interface Campaign {
  readonly source: string;
  readonly campaign: string;
  /** The raw campaign parameters of the address. */
  readonly all: string;
  /** The visit at the shop's Google Analytics, as the storefront's cookie names it. */
  readonly visit: string;
}

export const NO_CAMPAIGN: Campaign = { source: '', campaign: '', all: '', visit: '' };

const MAX_LENGTH = { source: 100, campaign: 200, all: 500 } as const;

/** The campaign as it may be stored: plain text of limited length, and only with consent to measuring visits. */
export function campaignOf(headers: IncomingHttpHeaders): Campaign {
  if (!allows(headers, 'performance')) return NO_CAMPAIGN;
  const text = (part: keyof typeof MAX_LENGTH): string => {
    const value = headers[UTM_HEADERS[part]];
    return typeof value === 'string' ? cleaned(decoded(value)).slice(0, MAX_LENGTH[part]) : '';
  };
  return { source: text('source'), campaign: text('campaign'), all: text('all'), visit: visitOf(headers) };
}

/** Google's form: the shop's measurement id, then the browser's id and the visit's, both numbers. */
const VISIT = /^G-[A-Z0-9]{4,20}\|[\d.]{3,40}\|\d{1,15}$/;

function visitOf(headers: IncomingHttpHeaders): string {
  const visit = decoded(parseCookies(headers.cookie ?? '').get(VISIT_COOKIE) ?? '');
  return VISIT.test(visit) ? visit : '';
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** Removes invisible characters and those that could become markup. */
const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{C}<>"'`]/gu, '')
    .trim();
