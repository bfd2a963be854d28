/** The parts of a shop that its staff edit, each saved as a whole. */
import type { Footer, FooterLinks, MenuItem, Theme } from './shop.ts';

export interface ShopIdentity extends Omit<Footer, 'columns'> {
  readonly name: string;
  readonly description: string;
  /** Notice in the bar at the top of every page. */
  readonly notice?: string;
  /** One of Brazil's; absent: that of Brasília. */
  readonly timeZone?: string;
}

export interface ShopAppearance extends Theme {
  /** Id of a stored picture. */
  readonly logo?: string;
  /** As well: of the browser's tab and of the installed app. */
  readonly icon?: string;
}

export interface ShopMenu {
  readonly items: readonly MenuItem[];
  readonly columns: readonly FooterLinks[];
}

/** A part with how often it was changed. */
export type Versioned<Part> = Part & { readonly version: number };
