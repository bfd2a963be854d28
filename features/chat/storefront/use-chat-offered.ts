import { useQuery } from '@tanstack/react-query';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { useApi } from '#platform/web/use-api.ts';
import { deskQuery } from './chat-queries.ts';

/** Whether the shop talks with its clients on the site. True until known: a room of a shop that does not says so. */
export const useChatOffered = (enabled = true): boolean =>
  useQuery({ ...deskQuery({ api: useApi(), shop: useShop() }), enabled }).data?.enabled !== false;
