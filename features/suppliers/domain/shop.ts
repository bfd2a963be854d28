/** What every screen of a shop needs to know of its supplier. */
import type { SupplierId } from '#kernel/ids.ts';
import type { Ordering, Segment } from './supplier-profile.ts';

/** Colours as '#rrggbb'. Spec 9, default theme colours. */
export interface Theme {
  readonly primary: string;
  readonly secondary: string;
  readonly auxiliary: string;
  readonly text: string;
}

export interface MenuItem {
  readonly label: string;
  /** Inside the shop ('/c/ofertas') or a full https address. */
  readonly href: string;
  /** Shown only where the supplier has one of these modules; everywhere when absent. */
  readonly modules?: readonly string[];
}

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly MenuItem[];
}

/** Name and CNPJ stand on every page (Decree 7.962/2013). */
export interface Footer {
  readonly legalName: string;
  readonly cnpj: string;
  readonly address: string;
  readonly phone?: string;
  readonly email?: string;
  readonly columns: readonly FooterColumn[];
  /** A sentence below the columns. */
  readonly note?: string;
}

export interface Shop {
  readonly id: SupplierId;
  readonly slug: string;
  readonly name: string;
  /** The shop's own host, where it has one. */
  readonly domain?: string;
  /** Locks the whole site to this supplier. */
  readonly whiteLabel: boolean;
  readonly tags: readonly string[];
  readonly theme: Theme;
  /** Id of a stored picture. */
  readonly logo?: string;
  readonly menu: readonly MenuItem[];
  readonly footer: Footer;
  readonly description?: string;
  /** A sentence in the bar at the top of every page. */
  readonly notice?: string;
  /** On screens, and only where there are several: to choose from. */
  readonly segments?: readonly Segment[];
  /** On screens: how product lists may be sorted; absent where the supplier says nothing. */
  readonly orderings?: readonly Ordering[];
}
