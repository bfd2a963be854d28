/** Campaign of this visit. Without consent to measurement it is held in memory only. Spec 9, UTM cookies. */
import { CAMPAIGN_COOKIES, type CampaignCookies, campaignIn, UTM_LIFETIME } from '../../domain/campaign.ts';
import { writeCookie } from './write-cookie.ts';

let landing: CampaignCookies | undefined;

/** `search` is the query string of the first URL. */
export function noteLanding(search: string): void {
  landing = campaignIn(new URLSearchParams(search)) ?? landing;
}

/** Writes the campaign cookies if allowed, else deletes them. A visit without a campaign leaves earlier cookies unchanged. */
export function storeCampaign(allowed: boolean): void {
  if (!allowed) for (const name of CAMPAIGN_COOKIES) writeCookie(name, '', 0);
  else if (landing !== undefined) {
    for (const name of CAMPAIGN_COOKIES) {
      writeCookie(name, landing[name], landing[name] === '' ? 0 : UTM_LIFETIME);
    }
    landing = undefined;
  }
}
