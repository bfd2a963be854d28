/**
 * The panel's address as plain text. The router's typed hooks know the storefront's routes only: a program has one registered
 * router.
 */
import { useLocation, useParams, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

type Texts = Readonly<Record<string, string | undefined>>;

/** A part of the path, such as `numero` of '/painel/$loja/pedidos/$numero'; '' where the route has none. */
export function usePathPart(name: string): string {
  const parts = useParams({ strict: false }) as Texts;
  return parts[name] ?? '';
}

/** The query string's parameters. */
export const useSearchTexts = (): Texts => useLocation({ select: ({ search }) => search }) as Texts;

/** The path without the query string. */
export const usePathname = (): string => useLocation({ select: ({ pathname }) => pathname });

/** Leads to an address of the panel. */
export function useLead(): (href: string, options?: { readonly replace?: boolean }) => Promise<void> {
  const router = useRouter();
  return useCallback(
    (href, { replace = false } = {}) => router.navigate({ to: '.', href, replace }),
    [router],
  );
}

/** The server has no page after this one. */
const MAX_PAGE = 5_000;

/** The page number in a query string; 1 where there is none, or none that could be. */
export const pageOf = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1;
