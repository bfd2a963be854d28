/** Campaign of a visit. Spec 9: cookies utm_source, utm_campaign and utm_all, seven days. */

/** Seconds. */
export const UTM_LIFETIME = 604_800;

export const CAMPAIGN_COOKIES = ['utm_source', 'utm_campaign', 'utm_all'] as const;
export type CampaignCookies = Readonly<Record<(typeof CAMPAIGN_COOKIES)[number], string>>;

const MAX_LENGTH = 200;

/** Cookie values from a URL's parameters; undefined without a campaign. */
export function campaignIn(
  parameters: Iterable<readonly [name: string, value: string]>,
): CampaignCookies | undefined {
  const said = [...parameters]
    .filter(([name, value]) => /^utm_[a-z_]{1,20}$/.test(name) && value.trim() !== '')
    .map(([name, value]) => [name, value.trim().slice(0, MAX_LENGTH)] as const);
  if (said.length === 0) return undefined;
  const value = new Map(said);
  return {
    utm_source: value.get('utm_source') ?? '',
    utm_campaign: value.get('utm_campaign') ?? '',
    utm_all: [...value]
      .map(([name, text]) => `${name}=${text}`)
      .join('&')
      .slice(0, MAX_LENGTH),
  };
}
