import { cx } from '../cx.ts';
import { type Ground, toneOf } from './picture.tsx';
import { pictureAddress } from './picture-address.ts';
import { pictureCandidates } from './picture-candidates.ts';

interface LargePictureProps {
  readonly id: string;
  readonly alt: string;
  readonly sizes: string;
  /** The original's size in pixels; its ratio reserves the space, and no larger size is requested. */
  readonly width: number;
  readonly height: number;
  /** A blurred preview until the picture covers it; only for opaque pictures. */
  readonly placeholder?: string | undefined;
  readonly ground?: Ground | undefined;
  readonly eager?: boolean;
  readonly className?: string;
  readonly imageClassName?: string;
}

/** A picture that may fill the window: blurred immediately, without scripts, and sharp once loaded. */
export function LargePicture({
  id,
  alt,
  sizes,
  width,
  height,
  placeholder,
  ground,
  eager = false,
  className,
  imageClassName,
}: LargePictureProps) {
  const placed = 'size-full object-contain [grid-area:1/1]';
  return (
    <span className={cx('flex items-center justify-center overflow-hidden', toneOf(ground), className)}>
      <span className={cx('grid size-full grid-cols-[100%] grid-rows-[100%]', imageClassName)}>
        {placeholder !== undefined && (
          // Slightly smaller: its aspect ratio is only approximate, and the picture must cover it.
          <img src={placeholder} alt="" className={cx(placed, 'scale-97')} />
        )}
        <picture className="contents">
          <source type="image/avif" srcSet={pictureCandidates(id, width)} sizes={sizes} />
          <img
            src={pictureAddress(id, 960)}
            alt={alt}
            width={width}
            height={height}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding={eager ? undefined : 'async'}
            className={cx(placed, 'relative')}
          />
        </picture>
      </span>
    </span>
  );
}
