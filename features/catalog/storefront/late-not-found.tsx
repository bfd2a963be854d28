import { lazy, Suspense } from 'react';

const CatalogNotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).CatalogNotFound }));

/** For pages that are usually there: what says that one isn't comes only then. */
export const LateNotFound = ({ title }: { readonly title: string }) => (
  <Suspense>
    <CatalogNotFound title={title} />
  </Suspense>
);
