/** The server's SVG as the URL of an `<img>`: an image can't run scripts or load anything, whatever it contains. */
export const qrAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
