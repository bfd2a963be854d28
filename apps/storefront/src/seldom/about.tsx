import type { SeldomPage } from './seldom-page.ts';
import { loadShopTexts, ShopTextPage } from './shop-text-page.tsx';

const title = 'Sobre a loja';
const About = () => <ShopTextPage title={title} type="ABOUT" />;

/** Who the shop is, in its own words. */
export const page: SeldomPage = { title, load: loadShopTexts('ABOUT'), Screen: About };
