/** What every page of a shop does about consent once it is quiet. Costs the first page nothing. */

import { NECESSARY_ONLY } from '../../domain/consent.ts';
import { choose, onChosen, recallChoice } from './browser-choice.ts';
import { keepCampaign, noteLanding } from './landing.ts';
import { dropForbidden } from './stored-slices.ts';

export interface ConsentPage {
  /** Of the address with which the page was opened. */
  readonly search: string;
  /** Where the shop tells what it keeps, as the browser's bar shows it. */
  readonly policyHref: string;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** Follows the visitor's choice, or asks for it. */
export async function startConsent({ search, policyHref, signal }: ConsentPage): Promise<void> {
  noteLanding(search);
  const preferences = recallChoice()?.preferences;
  dropForbidden(preferences ?? NECESSARY_ONLY);
  keepCampaign(preferences?.performance ?? false);
  if (preferences !== undefined) return;
  const { showConsentBar } = await import('./consent-bar.tsx');
  if (signal.aborted || recallChoice() !== undefined) return;
  const close = showConsentBar({ policyHref, onChoice: choose });
  const forget = onChosen(close);
  signal.addEventListener('abort', () => {
    close();
    forget();
  });
}
