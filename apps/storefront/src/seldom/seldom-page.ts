import type { ParsedLocation } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { ShopPageContext } from '../page-context.ts';

export interface SeldomScreenProps {
  /** What stands in the address where the page's own has `*`. */
  readonly rest: readonly string[];
}

export interface SeldomVisit extends SeldomScreenProps {
  readonly context: ShopPageContext;
  readonly location: ParsedLocation;
}

/** A page that few visits open. It is found by no search engine, and costs the shop's first page nothing. */
export interface SeldomPage {
  readonly title: string;
  /** What has to be there before it is drawn; may redirect, as a visitor to the login. A string that it gives is the title. */
  readonly load?: (visit: SeldomVisit) => Promise<unknown>;
  readonly Screen: ComponentType<SeldomScreenProps>;
}
