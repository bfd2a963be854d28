interface QrCodeProps {
  /** Drawn by the server. */
  readonly svg: string;
  readonly alt: string;
}

export function QrCode({ svg, alt }: QrCodeProps) {
  return (
    <figure className="flex flex-col items-center gap-2 max-md:order-last">
      <img
        src={qrAddress(svg)}
        alt={alt}
        width={220}
        height={220}
        className="size-55 rounded-md border border-line bg-surface p-2"
      />
      <figcaption className="text-center text-ink-2 text-sm">Aponte a câmera do app do seu banco</figcaption>
    </figure>
  );
}

/** The server's SVG as the URL of an `<img>`: an image can't run scripts or load anything, whatever it contains. */
const qrAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
