import { lazyPart } from '#features/catalog/storefront/lazy-part.ts';

/** Loaded for those alone who are logged in; on the server before anything is rendered, so that it moves nothing. */
export const ownHome = lazyPart(async () => (await import('./own-home.tsx')).OwnHome);
