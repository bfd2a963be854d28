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
  /** Pages below the section, by the rest of their address: '$numero'. */
  readonly pages?: Readonly<Record<string, Section['Screen']>>;
  /** A number beside the label; rendered only while it has something to say. */
  readonly Count?: () => ReactNode;
}

/** Sections under one heading of the navigation. A group of which a person may open no section is left out. */
export interface SectionGroup {
  readonly title: string;
  readonly sections: readonly Section[];
}
