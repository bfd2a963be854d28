import { useEffect, useRef, useState } from 'react';
import { statusText } from '../../../domain/status-text.ts';
import type { ShownOrder } from '../order-query.ts';

/** Announces each move of the order while its page is open; the initial status is not announced. */
export function StatusAnnouncer({ order: { status, delivery } }: { readonly order: ShownOrder }) {
  const before = useRef(status);
  const [announcement, setAnnouncement] = useState<string>();
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    const { title, explanation } = statusText(status, delivery.type);
    setAnnouncement(`${title}. ${explanation}`);
  }, [status, delivery.type]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
