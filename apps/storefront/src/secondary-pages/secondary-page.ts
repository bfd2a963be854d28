import type { ParsedLocation } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { pageHead } from '#features/catalog/storefront/head/page-head.ts';
import type { ShopPageContext } from '../page-context.ts';

export interface SecondaryScreenProps {
  /** Segments of the path at the `*` of the page's pattern. */
  readonly rest: readonly string[];
}

export type IndexedHead = ReturnType<typeof pageHead>;

export interface SecondaryVisit extends SecondaryScreenProps {
  readonly context: ShopPageContext;
  readonly location: ParsedLocation;
}

/** A page that is rarely opened: not part of the shop's first page, and without a head of its own not indexed. */
export interface SecondaryPage {
  readonly title: string;
  /** Loads the page's data; may redirect, for example to the login. A returned string becomes the title. */
  readonly load?: (visit: SecondaryVisit) => Promise<unknown>;
  /** For search engines. */
  readonly head?: (context: ShopPageContext) => IndexedHead;
  readonly Screen: ComponentType<SecondaryScreenProps>;
}
