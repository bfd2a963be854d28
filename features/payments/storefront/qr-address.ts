/** The server's drawing as the address of an `<img>`: an image runs no script and reaches nothing, whatever it holds. */
export const qrAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
