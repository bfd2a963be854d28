import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';

const STEP = 20;
/** The most rows that one call returns. */
const MOST = 100;

interface Pages {
  readonly limit: number;
  readonly more: () => void;
}

/** A list within a page whose address holds the tab: more rows are added below. */
export function usePages(): Pages {
  const [limit, setLimit] = useState(STEP);
  return { limit, more: () => setLimit((now) => Math.min(now + 2 * STEP, MOST)) };
}

interface ShowMoreProps {
  readonly pages: Pages;
  readonly total: number | undefined;
  readonly busy: boolean;
}

export function ShowMore({ pages: { limit, more }, total = 0, busy }: ShowMoreProps) {
  if (total <= limit) return null;
  if (limit >= MOST)
    return (
      <p className="text-center text-ink-2 text-sm">
        Os {MOST} mais novos de {total.toLocaleString('pt-BR')}.
      </p>
    );
  return (
    <Button className="self-center" busy={busy} onClick={more}>
      Mostrar mais
    </Button>
  );
}
