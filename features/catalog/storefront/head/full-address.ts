export interface Site {
  readonly origin: string;
  /** The slug that this host is locked to; its addresses then omit the slug. */
  readonly lockedTo: string | undefined;
}

/** Public URL of an address: '/aurora/c/cadernos' is 'https://aurora.exemplo/c/cadernos' on its own host. */
export function fullAddress({ origin, lockedTo }: Site, address: string): string {
  const prefix = `/${lockedTo}`;
  const hidden =
    lockedTo !== undefined &&
    (address === prefix || address.startsWith(`${prefix}/`) || address.startsWith(`${prefix}?`));
  const path = hidden ? address.slice(prefix.length) : address;
  return origin + (path.startsWith('/') ? path : `/${path}`);
}

const SHARED_WIDTH = 960;

/** Size of a picture in a link preview: same aspect ratio, never enlarged. Pixels. */
export function sharedSize({ width, height }: { readonly width: number; readonly height: number }) {
  const share = Math.min(1, SHARED_WIDTH / width);
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

/** Picture URL for link previews. */
export const previewPictureUrl = ({ origin }: Site, id: string | undefined): string | undefined =>
  id === undefined ? undefined : `${origin}/fotos/${id}-${SHARED_WIDTH}.webp`;
