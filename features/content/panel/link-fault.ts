import { safeLink } from '../domain/safe-link.ts';

/** What is wrong with a link, as staff type it; an empty one is none. */
export const linkFault = (typed: string): string | undefined =>
  typed.trim() === '' || safeLink(typed) !== undefined
    ? undefined
    : 'Comece com / para uma página da loja, ou com https:// para outro site.';
