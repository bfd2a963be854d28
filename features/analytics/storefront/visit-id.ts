/** The visit's random pseudonym: drawn in this tab only after consent, gone with the tab. It says nothing about the visitor. */
const KEY = 'vitrine-visit-id';
let fallback: string | undefined;

export function visitId(): string {
  try {
    const known = sessionStorage.getItem(KEY);
    if (known !== null) return known;
    const created = crypto.randomUUID();
    sessionStorage.setItem(KEY, created);
    return created;
  } catch {
    // Without storage the visit lasts as long as the page.
    fallback ??= crypto.randomUUID();
    return fallback;
  }
}

/** After consent was withdrawn. */
export function forgetVisitId(): void {
  fallback = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
