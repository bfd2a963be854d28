/** The current shop, for all screens within its shell. */
import { createContext, useContext } from 'react';
import type { Shop } from '../domain/shop.ts';

const ShopContext = createContext<Shop | undefined>(undefined);

export const ShopProvider = ShopContext.Provider;

/** The current shop; throws outside a shop. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (shop === undefined) throw new Error('no ShopProvider');
  return shop;
}
