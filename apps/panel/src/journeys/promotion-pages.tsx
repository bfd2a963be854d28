import { NewPromotionScreen } from '#features/promotions/panel/new-promotion-screen.tsx';
import { PromotionScreen } from '#features/promotions/panel/promotion-screen.tsx';
import { usePriceSources } from './price-sources.ts';

/** Pages of promotions with what they take from other features. */
export const NewPromotionPage = () => <NewPromotionScreen sources={usePriceSources()} />;
export const PromotionPage = () => <PromotionScreen sources={usePriceSources()} />;
