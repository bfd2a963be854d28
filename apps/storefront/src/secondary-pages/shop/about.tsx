import type { SecondaryPage } from '../secondary-page.ts';
import { loadShopTexts, ShopTextPage } from './shop-text-page.tsx';

const title = 'Sobre a loja';
const About = () => <ShopTextPage title={title} type="ABOUT" />;

/** The shop's own text about itself. */
export const page: SecondaryPage = { title, load: loadShopTexts('ABOUT'), Screen: About };
