/** Consent on every page of a shop, loaded when the page is idle: no cost to the first rendering. */

import { NECESSARY_ONLY } from '../../domain/consent.ts';
import { onChosen, recallChoice, saveConsent } from './browser-choice.ts';
import { noteLanding, storeCampaign } from './landing.ts';
import { dropForbidden } from './stored-slices.ts';

export interface ConsentPage {
  /** Query string of the first URL. */
  readonly search: string;
  /** Privacy page of the shop, as its path in the address bar. */
  readonly policyHref: string;
  /** Removes the bar. */
  readonly signal: AbortSignal;
}

/** Applies the stored choice, or asks for one. */
export async function startConsent({ search, policyHref, signal }: ConsentPage): Promise<void> {
  noteLanding(search);
  const preferences = recallChoice()?.preferences;
  dropForbidden(preferences ?? NECESSARY_ONLY);
  storeCampaign(preferences?.performance ?? false);
  // In a frame the page is a preview in the panel, where nobody visits the shop.
  if (preferences !== undefined || window.top !== window) return;
  const { showConsentBar } = await import('./consent-bar.tsx');
  if (signal.aborted || recallChoice() !== undefined) return;
  const close = showConsentBar({ policyHref, onChoice: saveConsent });
  const forget = onChosen(close);
  signal.addEventListener('abort', () => {
    close();
    forget();
  });
}
