import type { ParsedLocation } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { ShopPageContext } from '../page-context.ts';

export interface SecondaryScreenProps {
  /** Segments of the path at the `*` of the page's pattern. */
  readonly rest: readonly string[];
}

export interface SecondaryVisit extends SecondaryScreenProps {
  readonly context: ShopPageContext;
  readonly location: ParsedLocation;
}

/** A page that is rarely opened: not indexed, and not part of the shop's first page. */
export interface SecondaryPage {
  readonly title: string;
  /** Loads the page's data; may redirect, for example to the login. A returned string becomes the title. */
  readonly load?: (visit: SecondaryVisit) => Promise<unknown>;
  readonly Screen: ComponentType<SecondaryScreenProps>;
}
