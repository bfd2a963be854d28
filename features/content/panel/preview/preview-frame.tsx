import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';

/** Pixels, as on a phone and on a usual screen. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;
/** Of what is seen; a page that is made smaller shows more of itself. */
const HEIGHT = 720;

const CHOSEN = 'border-brand-text bg-brand-soft';

interface PreviewFrameProps {
  /** Read by screen readers as the name of the frame. */
  readonly title: string;
  /** A page of the shop at the panel's own origin. */
  readonly src?: string;
  /** In place of it: a document in which neither scripts nor links do anything. */
  readonly html?: string;
  readonly note: ReactNode;
  readonly frame?: Ref<HTMLIFrameElement>;
  readonly onLoad?: () => void;
  /** Beside the two sizes. */
  readonly actions?: ReactNode;
}

/** A page of the shop as it looks on a phone and on a computer, made smaller where there is no room. */
export function PreviewFrame({ title, src, html, note, frame, onLoad, actions }: PreviewFrameProps) {
  const id = useId();
  const [width, setWidth] = useState<keyof typeof WIDTHS>('phone');
  const room = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState<number>(WIDTHS.phone);
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
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={id} className="flex-1 font-semibold text-lg">
          Prévia
        </h2>
        {actions}
        <Button
          size="sm"
          aria-pressed={width === 'phone'}
          className={width === 'phone' ? CHOSEN : undefined}
          onClick={() => setWidth('phone')}
        >
          Celular
        </Button>
        <Button
          size="sm"
          aria-pressed={width === 'desktop'}
          className={width === 'desktop' ? CHOSEN : undefined}
          onClick={() => setWidth('desktop')}
        >
          Computador
        </Button>
      </div>
      <div
        ref={room}
        className="flex justify-center overflow-hidden rounded-lg border border-line bg-sunken"
        style={{ height: HEIGHT }}
      >
        <iframe
          ref={frame}
          title={title}
          {...(html === undefined ? { src } : { srcDoc: html, sandbox: 'allow-same-origin' })}
          onLoad={onLoad}
          className="shrink-0 origin-top bg-white"
          style={{ width: WIDTHS[width], height: HEIGHT / scale, transform: `scale(${scale})` }}
        />
      </div>
      <p className="text-ink-2 text-sm">{note}</p>
    </section>
  );
}
