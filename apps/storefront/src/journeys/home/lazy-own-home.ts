import type { Session } from '#features/accounts/domain/session.ts';
import { lazyPart } from '#features/catalog/storefront/lazy-part.ts';

/** Loaded for those alone who are logged in; on the server before anything is rendered, so that it moves nothing. */
export const ownHome = lazyPart(async () => (await import('./own-home.tsx')).OwnHome);

/** Whether the person buys for a client: visitors do not, and representatives not before they have chosen one. */
export const hasOwnHome = ({ authenticated, choosing }: Session): boolean =>
  authenticated && choosing !== true;
