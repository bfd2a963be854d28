import { useRouter } from '@tanstack/react-router';

/** The URL as the address bar shows it, for forms and plain anchors: a locked host hides the slug. */
export function usePublicHref(to: string): string {
  return useRouter().buildLocation({ to }).publicHref;
}
