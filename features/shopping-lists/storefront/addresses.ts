import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import type { ListId } from '../domain/shopping-list.ts';

export const listsAddress = (slug: string): string => shopHref(slug, '/listas');
export const listAddress = (slug: string, id: ListId): string => shopHref(slug, `/listas/${id}`);
