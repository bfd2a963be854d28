import { CloudOff } from 'lucide-react';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { dayAt, formatDateTime, formatTime, type TimeZone } from '#kernel/time/time-zone.ts';
import { useConnection } from '#platform/offline/connection.ts';
import { standAlone } from '#platform/ui/stand-alone.tsx';

interface NoticeParts {
  readonly shop: Pick<Shop, 'timeZone'>;
  readonly signal: AbortSignal;
}

/** On every page while there is no connection. */
export function showOfflineNotice({ shop, signal }: NoticeParts): void {
  const close = standAlone(<OfflineNotice zone={timeZoneOf(shop)} />);
  signal.addEventListener('abort', close);
}

/** The region exists before its text, so that screen readers announce it. */
function OfflineNotice({ zone }: { readonly zone: TimeZone }) {
  const { online, shownFrom } = useConnection();
  return (
    <aside aria-label="Conexão" aria-live="polite" className={online ? undefined : 'offline-note'}>
      {!online && (
        <p className="flex items-center justify-center gap-2 rounded-md bg-night px-4 py-2 text-center text-sm text-white shadow-3">
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          {offlineWords(shownFrom, Date.now(), zone)}
        </p>
      )}
    </aside>
  );
}

/** 'Você está sem conexão. Preços de 12:30.' */
export function offlineWords(shownFrom: number | undefined, now: number, zone: TimeZone): string {
  const lost = 'Você está sem conexão.';
  if (shownFrom === undefined) return `${lost} O que está na tela pode ter mudado.`;
  const isToday = dayAt(shownFrom, zone) === dayAt(now, zone);
  return `${lost} Preços de ${isToday ? formatTime(shownFrom, zone) : formatDateTime(shownFrom, zone)}.`;
}
