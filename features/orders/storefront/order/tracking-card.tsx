import { ExternalLink } from 'lucide-react';
import type { Tracking } from '../../domain/tracking.ts';
import { Panel } from './panel.tsx';

/** Carrier and tracking link; renders nothing until the shop has entered them. Spec 2, tracking link. */
export function TrackingCard({ tracking }: { readonly tracking: Tracking | undefined }) {
  if (tracking === undefined) return null;
  const { carrier, code, url } = tracking;
  return (
    <Panel title="Acompanhe a entrega">
      <p className="wrap-anywhere">
        <span className="font-semibold">{carrier}</span>
        {code !== '' && (
          <>
            <br />
            <span className="text-ink-2 text-sm">Código </span>
            <span className="text-sm tabular-nums">{code}</span>
          </>
        )}
      </p>
      {url !== undefined && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 self-start font-semibold text-brand-text text-sm hover:underline"
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          Acompanhar entrega<span className="sr-only"> (abre em outra aba)</span>
        </a>
      )}
    </Panel>
  );
}
