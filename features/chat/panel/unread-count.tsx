import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useAttention } from '#platform/panel/attention.ts';
import { useApi } from '#platform/web/use-api.ts';
import { countsQuery } from './chat-queries.ts';
import { useChatLine } from './live/use-chat-line.ts';

/** Conversations with messages that nobody of the shop has read; in the navigation, and before the title of the browser's tab. */
export function UnreadCount() {
  const { shop } = useStaffPlace();
  useChatLine();
  const { data } = useQuery(countsQuery(useApi(), shop.id));
  const count = data?.unread ?? 0;
  useEffect(() => {
    useAttention.setState({ count });
    return () => useAttention.setState({ count: 0 });
  }, [count]);
  if (count === 0) return null;
  return (
    <span className="inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-brand px-1.5 font-semibold text-brand-ink text-xs tabular-nums">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">
        {count === 1 ? '1 conversa com mensagens não lidas' : `${count} conversas com mensagens não lidas`}
      </span>
    </span>
  );
}
