import { NewPolicyScreen, PolicyScreen } from '#features/pricing/panel/policies/policy-screen.tsx';
import { PriceTableScreen } from '#features/pricing/panel/tables/price-table-screen.tsx';
import { usePriceSources } from './price-sources.ts';

/** Pages of prices with what they take from later features. */
export const PriceTablePage = () => <PriceTableScreen sources={usePriceSources()} />;
export const NewPolicyPage = () => <NewPolicyScreen sources={usePriceSources()} />;
export const PolicyPage = () => <PolicyScreen sources={usePriceSources()} />;
