/** A block of the home as its form holds it. */
import { defined } from '#kernel/defined.ts';
import type { TimeZone } from '#kernel/time/time-zone.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import type {
  BlockContent,
  BlockKind,
  BlockTerms,
  HeroContent,
  HomeBlock,
} from '../../domain/home/home-block.ts';
import { newShown, type ShownValues, shownOf, shownValues } from '../audience/shown-values.ts';
import { NEW_SLIDE, type SlideValues, slideOf, slideValues } from '../carousels/slide-values.ts';

export interface BrandValues {
  name: string;
  /** '' for the name alone. */
  picture: string;
}

export interface BlockValues extends ShownValues {
  title: string;
  text: string;
  /** Of a hero. */
  picture: string;
  phonePicture: string;
  alt: string;
  linkLabel: string;
  linkHref: string;
  slides: SlideValues[];
  html: string;
  brands: BrandValues[];
  categories: Choice[];
  max: number | null;
  carouselId: string;
}

const COMBOS = 3;

export const newBlock = (): BlockValues => ({
  title: '',
  text: '',
  picture: '',
  phonePicture: '',
  alt: '',
  linkLabel: '',
  linkHref: '',
  slides: [NEW_SLIDE],
  html: '',
  brands: [{ name: '', picture: '' }],
  categories: [],
  max: COMBOS,
  carouselId: '',
  ...newShown(),
  // The draft is what is not published.
  published: true,
});

export function blockValues(
  block: HomeBlock,
  zone: TimeZone,
  categoryName: (id: string) => string,
): BlockValues {
  const { content } = block;
  const values = { ...newBlock(), title: block.title, ...shownValues(block, zone) };
  switch (content.kind) {
    case 'hero':
      return { ...values, ...heroValues(content) };
    case 'carousel':
      return { ...values, carouselId: content.carouselId };
    case 'categories':
      return { ...values, categories: content.categoryIds.map((id) => ({ id, label: categoryName(id) })) };
    case 'combos':
      return { ...values, max: content.max };
    case 'text':
      return { ...values, html: content.html };
    case 'brands':
      return {
        ...values,
        brands: content.brands.map(({ name, picture }) => ({ name, picture: picture?.id ?? '' })),
      };
    case 'banners':
      return { ...values, slides: content.banners.map(slideValues) };
  }
}

const heroValues = ({ text = '', picture, link }: HeroContent) => ({
  text,
  picture: picture?.picture.id ?? '',
  phonePicture: picture?.phonePicture?.id ?? '',
  alt: picture?.alt ?? '',
  linkLabel: link?.label ?? '',
  linkHref: link?.href ?? '',
});

export const blockOf = (kind: BlockKind, values: BlockValues, zone: TimeZone): BlockTerms<string> => ({
  ...shownOf(values, zone),
  title: values.title.trim(),
  content: contentOf(kind, values),
});

function contentOf(kind: BlockKind, values: BlockValues): BlockContent<string> {
  switch (kind) {
    case 'hero':
      return heroOf(values);
    case 'carousel':
      return { kind, carouselId: values.carouselId };
    case 'categories':
      return { kind, categoryIds: values.categories.map(({ id }) => id) };
    case 'combos':
      return { kind, max: values.max ?? COMBOS };
    case 'text':
      return { kind, html: values.html };
    case 'brands':
      return {
        kind,
        brands: values.brands.map(({ name, picture }) => ({
          name: name.trim(),
          ...defined({ picture: picture || undefined }),
        })),
      };
    case 'banners':
      return { kind, banners: values.slides.map(slideOf) };
  }
}

function heroOf({ text, picture, phonePicture, alt, linkLabel, linkHref }: BlockValues): HeroContent<string> {
  const slide = { picture, alt: alt.trim(), ...defined({ phonePicture: phonePicture || undefined }) };
  return {
    kind: 'hero',
    ...defined({
      text: text.trim() || undefined,
      picture: picture === '' ? undefined : slide,
      link: linkHref.trim() === '' ? undefined : { label: linkLabel.trim(), href: linkHref.trim() },
    }),
  };
}

/** Fields of the wire whose name in the form differs. */
export const BLOCK_FIELDS = {
  titulo: 'title',
  texto: 'text',
  link: 'linkHref',
  imagens: 'slides',
  conteudo: 'html',
  marcas: 'brands',
  categorias: 'categories',
  limite: 'max',
  idcarrossel: 'carouselId',
} as const;
