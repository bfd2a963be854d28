/**
 * From which campaign this visit came. Before the visitor lets visits be measured it is known to the page alone, and
 * forgotten with it. Spec 9, UTM cookies.
 */
import { CAMPAIGN_COOKIES, type CampaignCookies, campaignIn, UTM_LIFETIME } from '../../domain/campaign.ts';
import { writeCookie } from './write-cookie.ts';

let landing: CampaignCookies | undefined;

/** What the address said with which the page was opened. */
export function noteLanding(search: string): void {
  landing = campaignIn(new URLSearchParams(search)) ?? landing;
}

/** Keeps it where that is allowed, else drops what is kept. A visit without a campaign leaves the last one's. */
export function keepCampaign(allowed: boolean): void {
  if (!allowed) for (const name of CAMPAIGN_COOKIES) writeCookie(name, '', 0);
  else if (landing !== undefined) {
    for (const name of CAMPAIGN_COOKIES) {
      writeCookie(name, landing[name], landing[name] === '' ? 0 : UTM_LIFETIME);
    }
    landing = undefined;
  }
}
