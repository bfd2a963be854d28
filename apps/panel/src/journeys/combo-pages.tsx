import { ComboScreen, NewComboScreen } from '#features/promotions/panel/combos/combo-screen.tsx';
import { usePriceSources } from './price-sources.ts';

export const NewComboPage = () => <NewComboScreen sources={usePriceSources()} />;
export const ComboPage = () => <ComboScreen sources={usePriceSources()} />;
