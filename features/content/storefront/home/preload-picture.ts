/** Starts the picture at the top of a composed home before the page's HTML names it. */
import { pictureCandidates } from '#platform/ui/pictures/picture-candidates.ts';
import { DEVICES, type Device } from '../../domain/audience.ts';
import type { Slide } from '../../domain/carousels/carousel.ts';
import type { ShownBlock, ShownHome } from '../../domain/home/home-block.ts';
import { HALF_SIZES, PHONE, PHONE_SIZES, WIDE_SIZES } from '../carousels/slide-sizes.ts';
import { isFor } from './device-class.ts';

/** `<link>` elements, one for each kind of screen that begins with a picture. */
export const topPictureLinks = ({ blocks }: ShownHome) =>
  DEVICES.flatMap((device) => {
    const top = blocks.find(({ devices }) => isFor(devices, device));
    const shown = top && pictureOf(top);
    return shown === undefined ? [] : [preload(shown, device)];
  });

interface TopPicture {
  readonly slide: Pick<Slide, 'picture' | 'phonePicture'>;
  readonly sizes: string;
}

function pictureOf({ content }: ShownBlock): TopPicture | undefined {
  switch (content.kind) {
    case 'hero':
      return content.picture && { slide: content.picture, sizes: HALF_SIZES };
    case 'banners':
      return first(content.banners, content.banners.length > 1 ? HALF_SIZES : WIDE_SIZES);
    case 'carousel':
      return first(content.carousel.slides, WIDE_SIZES);
    default:
      return undefined;
  }
}

const first = ([slide]: readonly Slide[], sizes: string): TopPicture | undefined => slide && { slide, sizes };

function preload({ slide, sizes }: TopPicture, device: Device) {
  const isPhone = device === 'mobile';
  const picture = (isPhone ? slide.phonePicture : undefined) ?? slide.picture;
  return {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    media: isPhone ? PHONE : '(min-width: 48rem)',
    imageSrcSet: pictureCandidates(picture.id, picture.width),
    imageSizes: isPhone && slide.phonePicture !== undefined ? PHONE_SIZES : sizes,
    fetchPriority: 'high' as const,
  };
}
