/** The shopper's buying terms, for every screen within a shop's shell. */
import { createContext, useContext } from 'react';
import type { BuyingTerms } from '../domain/buying-terms.ts';

const Terms = createContext<BuyingTerms>({});

export const BuyingTermsProvider = Terms.Provider;

export const useBuyingTerms = (): BuyingTerms => useContext(Terms);
