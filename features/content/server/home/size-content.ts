import type { Context } from '#platform/db/context.ts';
import type { BlockContent, Brand } from '../../domain/home/home-block.ts';
import { sizeSlides, storedPictureFinder } from '../size-slides.ts';

/** The content with the sizes of its pictures; undefined if it names one that the shop's pages do not have. */
export async function sizeContent(
  context: Context,
  content: BlockContent<string>,
): Promise<BlockContent | undefined> {
  switch (content.kind) {
    case 'hero': {
      const { picture, ...rest } = content;
      if (picture === undefined) return rest;
      const [sized] = (await sizeSlides(context, [picture])) ?? [];
      return sized && { ...rest, picture: sized };
    }
    case 'banners': {
      const banners = await sizeSlides(context, content.banners);
      return banners && { ...content, banners };
    }
    case 'brands': {
      const brands = await sizeBrands(context, content.brands);
      return brands && { ...content, brands };
    }
    default:
      return content;
  }
}

async function sizeBrands(
  context: Context,
  brands: readonly Brand<string>[],
): Promise<readonly Brand[] | undefined> {
  const pictureOf = await storedPictureFinder(
    context,
    brands.flatMap(({ picture }) => picture ?? []),
  );
  const sized = brands.flatMap(({ name, picture }): Brand[] => {
    if (picture === undefined) return [{ name }];
    const found = pictureOf(picture);
    return found === undefined ? [] : [{ name, picture: found }];
  });
  return sized.length === brands.length ? sized : undefined;
}
