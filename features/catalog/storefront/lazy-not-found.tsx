import { lazy, Suspense } from 'react';

const CatalogNotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).CatalogNotFound }));

/** Lazy "not found" content, for pages that usually exist. */
export const LazyNotFound = ({ title }: { readonly title: string }) => (
  <Suspense>
    <CatalogNotFound title={title} />
  </Suspense>
);
