/** A stored picture that a shop's pages may show. */
export interface PagePicture {
  readonly id: string;
  /** What it shows, for pages that do not say; may be empty. */
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** How wide pages request it, in pixels; smaller screens get smaller ones. */
export const PICTURE_WIDTH = 960;

/** The address in a page's HTML. */
export const pictureSource = (id: string): string => `/fotos/${id}-${PICTURE_WIDTH}.webp`;
