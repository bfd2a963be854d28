/** A section of the panel: an address, its entry in the navigation, and its screen. */
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Permission } from '#kernel/permissions.ts';

export interface Section {
  /** Part of the address after the shop: 'pedidos'. */
  readonly segment: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly permission: Permission;
  /** The rest of the section's own address, which its screen reads: '{-$sala}', a part that may be missing. */
  readonly rest?: string;
  /** Loaded when it is opened. */
  readonly Screen: (props: object) => ReactNode;
  /** Pages below the section, by the rest of their address: '$numero', 'novo', '$id/historico'. */
  readonly pages?: Readonly<Record<string, Section['Screen'] | SectionPage>>;
  /** Further words by which the command palette finds it. */
  readonly keywords?: string;
  /** The letter that follows 'g' to go there: 'p'. */
  readonly jump?: string;
  /** What can be begun there, as the command palette offers it. */
  readonly actions?: readonly SectionAction[];
  /** A number beside the label; rendered only while it has something to say. */
  readonly Count?: () => ReactNode;
}

/** A page with a title or a permission of its own; without them it has its section's. */
export interface SectionPage {
  readonly Screen: Section['Screen'];
  readonly title?: string;
  readonly permission?: Permission;
}

export interface SectionAction {
  /** 'Novo produto' */
  readonly label: string;
  /** Below the section: '/novo'. */
  readonly href: string;
  readonly permission?: Permission;
  readonly keywords?: string;
}

/** A page below a section, in full. */
export const pageOfSection = (page: Section['Screen'] | SectionPage): SectionPage =>
  typeof page === 'function' ? { Screen: page } : page;

/** Sections under one heading of the navigation. A group of which a person may open no section is left out. */
export interface SectionGroup {
  readonly title: string;
  readonly sections: readonly Section[];
}
