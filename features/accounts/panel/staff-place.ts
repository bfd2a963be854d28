/** Who is in the panel, and at which shop. */
import { createContext, useContext } from 'react';
import type { Permission, StaffStanding } from '#kernel/permissions.ts';
import { staffMay, staffStandingOf } from '../domain/staff-may.ts';
import type { StaffSession } from '../domain/staff-session.ts';

export interface PanelShop {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Absent: that of Brasília. */
  readonly timeZone?: string;
}

export interface StaffPlace {
  readonly session: StaffSession;
  readonly shop: PanelShop;
  readonly standing: StaffStanding;
}

const StaffPlaceContext = createContext<StaffPlace | undefined>(undefined);

export const StaffPlaceProvider = StaffPlaceContext.Provider;

export function useStaffPlace(): StaffPlace {
  const place = useContext(StaffPlaceContext);
  if (place === undefined) throw new Error('useStaffPlace needs a StaffPlaceProvider above it');
  return place;
}

/** Whether the person may do this at the shop. It decides what is offered; the server decides what is done. */
export const useMay = (permission: Permission): boolean => staffMay(useStaffPlace().standing, permission);

/** '/painel/loja/pedidos' */
export const panelHref = (shop: Pick<PanelShop, 'slug'>, rest = ''): string => `/painel/${shop.slug}${rest}`;

/** Undefined where the person does not work for the shop. */
export function placeAt(session: StaffSession, shop: PanelShop | null): StaffPlace | undefined {
  if (shop === null) return undefined;
  const role = session.shops.find(({ id }) => id === shop.id)?.role;
  const standing = staffStandingOf(role, session.administrator);
  return standing && { session, shop, standing };
}
