export interface Site {
  readonly origin: string;
  /** The slug this host is locked to: its addresses then carry none. */
  readonly lockedTo: string | undefined;
}

/** '/aurora/c/cadernos' as the world sees it: 'https://aurora.exemplo/c/cadernos' on its own host. */
export function fullAddress({ origin, lockedTo }: Site, address: string): string {
  const prefix = `/${lockedTo}`;
  const hidden =
    lockedTo !== undefined &&
    (address === prefix || address.startsWith(`${prefix}/`) || address.startsWith(`${prefix}?`));
  const path = hidden ? address.slice(prefix.length) : address;
  return origin + (path.startsWith('/') ? path : `/${path}`);
}

const SHARED_WIDTH = 960;

/** As large as a link preview shows it: its shape, never larger than it is. */
export function sharedSize({ width, height }: { readonly width: number; readonly height: number }) {
  const share = Math.min(1, SHARED_WIDTH / width);
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

/** The picture of a link preview. */
export const pictureAddress = ({ origin }: Site, id: string | undefined): string | undefined =>
  id === undefined ? undefined : `${origin}/fotos/${id}-${SHARED_WIDTH}.webp`;
