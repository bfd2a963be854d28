import type { SecondaryPage } from '../secondary-page.ts';
import { loadShopTexts, ShopTextPage } from './shop-text-page.tsx';

const title = 'Trocas e devoluções';
const Exchanges = () => <ShopTextPage title={title} type="EXCHANGE_POLICY" />;

/** The shop's own text about exchanges. */
export const page: SecondaryPage = { title, load: loadShopTexts('EXCHANGE_POLICY'), Screen: Exchanges };
