/** How wide pictures of blocks are shown, as `sizes` attributes. The page is at most 1440 pixels wide. Spec 2, layout. */
export const WIDE_SIZES = '(min-width: 90rem) 87rem, 94vw';
export const HALF_SIZES = '(min-width: 90rem) 43rem, (min-width: 48rem) 46vw, 94vw';
export const QUARTER_SIZES = '(min-width: 90rem) 21rem, (min-width: 48rem) 46vw, 94vw';

/** Narrow screens, as the style sheet's `max-md`. */
export const PHONE = '(max-width: 47.99rem)';
export const PHONE_SIZES = '94vw';
