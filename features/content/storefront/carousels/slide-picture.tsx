import { cx } from '#platform/ui/cx.ts';
import { pictureAddress } from '#platform/ui/pictures/picture-address.ts';
import { pictureCandidates } from '#platform/ui/pictures/picture-candidates.ts';
import type { Slide } from '../../domain/carousels/carousel.ts';
import { PHONE, PHONE_SIZES } from './slide-sizes.ts';

interface SlidePictureProps {
  readonly slide: Pick<Slide, 'picture' | 'phonePicture' | 'alt'>;
  readonly sizes: string;
  readonly eager?: boolean;
  readonly className?: string;
}

/** A picture of the shop in the width of the screen. Its size in the HTML reserves its space. */
export function SlidePicture({ slide, sizes, eager = false, className }: SlidePictureProps) {
  const { picture, phonePicture: phone, alt } = slide;
  return (
    <picture className="contents">
      {phone && (
        <>
          <source
            media={PHONE}
            type="image/avif"
            srcSet={pictureCandidates(phone.id, phone.width)}
            sizes={PHONE_SIZES}
            width={phone.width}
            height={phone.height}
          />
          <source
            media={PHONE}
            srcSet={pictureAddress(phone.id, 640)}
            width={phone.width}
            height={phone.height}
          />
        </>
      )}
      <source type="image/avif" srcSet={pictureCandidates(picture.id, picture.width)} sizes={sizes} />
      <img
        src={pictureAddress(picture.id, 960)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
        className={cx('h-auto w-full object-cover', className)}
      />
    </picture>
  );
}
