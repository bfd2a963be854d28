import { cx } from '#platform/ui/cx.ts';
import type { Slide } from '../../domain/carousels/carousel.ts';
import { promotionMarks } from '../carousels/promotion-marks.ts';
import { SlideLink } from '../carousels/slide-link.tsx';
import { SlidePicture } from '../carousels/slide-picture.tsx';
import { HALF_SIZES, QUARTER_SIZES, WIDE_SIZES } from '../carousels/slide-sizes.ts';

interface BannersBlockProps {
  readonly id: string;
  readonly title: string;
  readonly banners: readonly Slide[];
  /** At the top of the page: the first picture loads eagerly. */
  readonly first?: boolean;
}

const columns = ['', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-2 xl:grid-cols-4'];
const sizes = [WIDE_SIZES, HALF_SIZES, HALF_SIZES, QUARTER_SIZES];

/** Pictures with links, side by side on wide screens. */
export function BannersBlock({ id, title, banners, first = false }: BannersBlockProps) {
  const count = banners.length - 1;
  return (
    <section aria-label={title || 'Destaques'}>
      {title !== '' && <h2 className="mb-4 text-xl md:text-2xl">{title}</h2>}
      <ul className={cx('grid gap-3 md:gap-4', columns[count])}>
        {banners.map((banner, index) => (
          <li
            key={`${banner.picture.id} ${banner.href}`}
            {...promotionMarks(id, title, index)}
            className="flex"
          >
            <SlideLink
              href={banner.href}
              className={cx(
                'flex w-full overflow-hidden rounded-xl',
                banner.href !== undefined && 'transition hover:shadow-2',
              )}
            >
              <SlidePicture slide={banner} sizes={sizes[count] ?? WIDE_SIZES} eager={first && index === 0} />
            </SlideLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
