/** Loaded together: each file of its own would add its name to every first page. */
export { ImageCarousel } from '../carousels/image-carousel.tsx';
export { PersonalCarousel } from '../carousels/personal-carousel.tsx';
export { BannersBlock } from './banners-block.tsx';
export { BrandsBlock } from './brands-block.tsx';
export { HeroBlock } from './hero-block.tsx';
export { TextBlock } from './text-block.tsx';
