/** The pages that shoppers see at a moment. */
import { defined } from '#kernel/defined.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ShopLink } from './shop-links.ts';
import {
  type PageId,
  type PageSettings,
  type Publication,
  publicationAt,
  type VersionHead,
} from './static-page.ts';

/** A page with all its publications, past and future. */
export interface PublishedPage extends PageSettings {
  readonly id: PageId;
  readonly publications: readonly (Publication & VersionHead)[];
}

export interface ShownPage extends PageSettings, VersionHead {
  readonly id: PageId;
}

/** A page with its content. */
export interface OpenPage extends ShownPage {
  readonly html: string;
  /** Opened by a preview link: the latest version, whether published or not. */
  readonly draft: boolean;
}

/** The pages shown at this moment under a tag, in their order. */
export const shownPages = (pages: readonly PublishedPage[], tag: string, now: Instant): ShownPage[] =>
  pages.flatMap(({ publications, ...page }) => {
    const shown = page.tags.includes(tag) ? publicationAt(publications, now) : undefined;
    if (shown === undefined) return [];
    const { version, title, description, savedAt } = shown;
    return [{ ...page, version, title, description, savedAt }];
  });

/** Address of a page within its shop. */
export const pageAddress = ({ slug }: Pick<PageSettings, 'slug'>): string => `/pagina/${slug}`;

/** Links of the shop's footer and menu to its pages. */
export const linksTo = (pages: readonly ShownPage[]): ShopLink[] =>
  pages
    .filter(({ footerColumn, inMenu }) => footerColumn !== undefined || inMenu)
    .map((page) => ({
      label: page.label ?? page.title,
      href: pageAddress(page),
      inMenu: page.inMenu,
      ...defined({ footerColumn: page.footerColumn }),
    }));
