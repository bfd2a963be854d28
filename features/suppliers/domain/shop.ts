/** Supplier data that every screen of a shop needs. */

import { EMPTY_UUID, type PaymentMethodId, type SupplierId } from '#kernel/ids.ts';
import type { SupplierScope } from '#kernel/scope.ts';
import type { ThemeColours, ThemeStyle } from '#kernel/theme.ts';
import type { RequestedModule } from './modules.ts';
import type { ShopState } from './shop-state.ts';
import type { Ordering, Segment } from './supplier-profile.ts';

/** Its style is absent where the shop has chosen none. */
export interface Theme extends ThemeColours {
  readonly style?: ThemeStyle;
}

export interface MenuItem {
  readonly label: string;
  /** Path within the shop ('/c/ofertas') or a full https URL. */
  readonly href: string;
  /** Shown only with one of these modules; always when absent. */
  readonly modules?: readonly RequestedModule[];
}

export interface FooterLinks {
  readonly title: string;
  readonly links: readonly MenuItem[];
}

/** Name and CNPJ are required on every page (Decree 7.962/2013). */
export interface Footer {
  readonly legalName: string;
  readonly cnpj: string;
  readonly address: string;
  readonly phone?: string;
  /** As its staff typed it; a conversation opens with `whatsappHref`. */
  readonly whatsapp?: string;
  readonly email?: string;
  readonly columns: readonly FooterLinks[];
  /** Text below the columns. */
  readonly note?: string;
}

/** A payment method as the supplier names it. */
export interface NamedPayment {
  readonly id: PaymentMethodId;
  readonly name: string;
  /** As payments calls its kind. */
  readonly kind: string;
}

/** What every page may say of a store. */
export interface ShopStore {
  readonly name: string;
  /** 'Segunda a sábado, das 8h às 20h'; may be empty. */
  readonly hours: string;
}

export interface Shop {
  readonly id: SupplierId;
  readonly slug: string;
  readonly name: string;
  /** Main domain of the shop, if it has one. */
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
  /** Of its days and hours, an IANA name; absent: that of Brasília. `timeZoneOf` answers it. */
  readonly timeZone?: string;
  /** Id of the picture of the browser's tab and of the installed app; absent: the logo, or the initial. */
  readonly icon?: string;
  /** Notice in the bar at the top of every page. */
  readonly notice?: string;
  /** For screens: the segments to choose from; absent with fewer than two. */
  readonly segments?: readonly Segment[];
  /** For screens: the segment of a shop with exactly one, which is active. Spec 4, supplier flow. */
  readonly onlySegment?: Segment;
  /** For screens: sort options of product lists; absent where the supplier defines none. */
  readonly orderings?: readonly Ordering[];
  /** For answers: the payment methods that everybody may use, in the supplier's order. */
  readonly paymentMethods?: readonly NamedPayment[];
  /** For screens: the kinds of those methods, each once. */
  readonly paymentKinds?: readonly string[];
  /** For screens: its first stores with what they say of their hours. */
  readonly shownStores?: readonly ShopStore[];
  /** For screens: the pages that have carousels to load; absent where none has. */
  readonly carouselPages?: readonly string[];
  /** The token of the preview link that shows it with what its staff prepare; absent: as it is published. */
  readonly preview?: string;
  /** On the server: the shop's measurement id at Google Analytics, 'G-1A2B3C4D5E'. Pages load it after consent. */
  readonly analyticsId?: string;
  /** On the server: absent for an open shop. */
  readonly state?: Exclude<ShopState, 'open'>;
}

/** The part of a shop that rules need. */
export const supplierScope = ({ id, slug, name, tags, timeZone }: Shop): SupplierScope => ({
  id,
  slug,
  name,
  tags: new Set(tags),
  ...(timeZone === undefined ? {} : { timeZone }),
});

/** Scope of the few requests that need no supplier; its id is the empty UUID (spec 9). */
export const NO_SUPPLIER: SupplierScope = { id: EMPTY_UUID, slug: '', name: '', tags: new Set() };
