/** Closes a native <details> on Esc, on a press outside and on navigation, too. */
import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

export function useDisclosure(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const address = useLocation({ select: (location) => location.href });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the reason to close
  useEffect(() => {
    details.current?.removeAttribute('open');
  }, [address]);

  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current;
      if (!element?.open) return;
      const away = event.type !== 'keydown' && !element.contains(event.target as Node);
      const escaped = (event as KeyboardEvent).key === 'Escape';
      if (!away && !escaped) return;
      if (escaped) element.querySelector('summary')?.focus();
      element.open = false;
    };
    const events = ['pointerdown', 'keydown', 'focusin'];
    for (const name of events) document.addEventListener(name, close);
    return () => {
      for (const name of events) document.removeEventListener(name, close);
    };
  }, []);

  return details;
}
