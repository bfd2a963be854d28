/** Pictures of a carousel or banners, as a form holds them. */
import { defined } from '#kernel/defined.ts';
import type { Slide } from '../../domain/carousels/carousel.ts';

export interface SlideValues {
  picture: string;
  /** '' for none. */
  phonePicture: string;
  alt: string;
  href: string;
}

export const NEW_SLIDE: SlideValues = { picture: '', phonePicture: '', alt: '', href: '' };

export const slideValues = ({ picture, phonePicture, alt, href = '' }: Slide): SlideValues => ({
  picture: picture.id,
  phonePicture: phonePicture?.id ?? '',
  alt,
  href,
});

export const slideOf = ({ picture, phonePicture, alt, href }: SlideValues): Slide<string> => ({
  picture,
  alt: alt.trim(),
  ...defined({ phonePicture: phonePicture || undefined, href: href.trim() || undefined }),
});

/** For the notice about another person's changes. */
export const slidesWords = (slides: readonly SlideValues[]): string =>
  slides.map(({ alt }) => alt || 'imagem sem texto').join(', ');
