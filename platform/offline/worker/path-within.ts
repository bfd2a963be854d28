/** '/mercado-central/c/frutas' → '/c/frutas'; undefined outside of the scope, also at '/mercado-central-2'. */
export function pathWithin(scope: string, { pathname }: Pick<URL, 'pathname'>): string | undefined {
  if (scope === '/') return pathname;
  if (pathname === scope) return '/';
  return pathname.startsWith(`${scope}/`) ? pathname.slice(scope.length) : undefined;
}
