import { useEffect, useRef, useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { ThemeColours } from '#kernel/theme-colours.ts';
import { Button } from '#platform/ui/button.tsx';
import { parseTheme } from './parse-theme.ts';

/** Pixels, as on a phone and on a usual screen. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;
const HEIGHT = 760;

/**
 * The shop's own pages in the colours that are tried. They are set in the frame by this page alone: nothing is saved, nobody else
 * sees them, and no address leads to them.
 */
export function ShopPreview({ theme }: { readonly theme: ThemeColours }) {
  const { shop } = useStaffPlace();
  const [width, setWidth] = useState<keyof typeof WIDTHS>('phone');
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState<number>(WIDTHS.phone);
  const variables = parseTheme(theme);
  const paint = (): void => {
    const root = frame.current?.contentDocument?.documentElement;
    for (const [name, value] of Object.entries(variables ?? {})) root?.style.setProperty(name, value);
  };
  useEffect(paint);
  useEffect(() => {
    if (room.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setAvailable(entry.contentRect.width);
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, available / WIDTHS[width]);
  return (
    <section aria-labelledby="previa" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="previa" className="flex-1 font-semibold text-lg">
          Prévia
        </h2>
        <Button size="sm" aria-pressed={width === 'phone'} onClick={() => setWidth('phone')}>
          Celular
        </Button>
        <Button size="sm" aria-pressed={width === 'desktop'} onClick={() => setWidth('desktop')}>
          Computador
        </Button>
      </div>
      <div
        ref={room}
        className="overflow-hidden rounded-lg border border-line bg-sunken"
        style={{ height: HEIGHT * scale }}
      >
        <iframe
          ref={frame}
          title="Prévia da loja com estas cores"
          src={`/${shop.slug}`}
          onLoad={paint}
          className="origin-top-left bg-white"
          style={{ width: WIDTHS[width], height: HEIGHT, transform: `scale(${scale})` }}
        />
      </div>
      <p className="text-ink-2 text-sm">
        São as páginas da própria loja. Até salvar, só você vê estas cores.
      </p>
    </section>
  );
}
