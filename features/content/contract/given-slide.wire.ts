import { defined } from '#kernel/defined.ts';
import type { Slide } from '../domain/carousels/carousel.ts';
import { safeLink } from '../domain/safe-link.ts';
import type { WireGivenSlide } from './slide.schema.ts';

export const slideFromStaff = ({ imagem, imagem_celular, alt, link }: WireGivenSlide): Slide<string> => ({
  picture: imagem,
  alt: alt.replace(/\s+/g, ' ').trim(),
  ...defined({ phonePicture: imagem_celular ?? undefined }),
  ...linkFromStaff(link),
});

export const slideToGiven = ({ picture, phonePicture, alt, href }: Slide<string>): WireGivenSlide => ({
  imagem: picture,
  imagem_celular: phonePicture ?? null,
  alt,
  link: href ?? null,
});

/** In the form in which a browser understands it; one that is not safe stays as it is, and is refused. */
export const linkFromStaff = (link: string | null | undefined): { readonly href?: string } => {
  const written = link?.trim() ?? '';
  return written === '' ? {} : { href: safeLink(written)?.href ?? written };
};
