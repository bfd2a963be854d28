/** Tells the page after a login that it is the first one; it is another document. */
const KEY = 'vitrine-just-logged-in';

export function markLogin(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Without storage the mark is lost, and the messages after a login are not shown.
  }
}

/** Whether this page is the first after a login. True only once. */
export function takeLoginMark(): boolean {
  try {
    const marked = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return marked;
  } catch {
    return false;
  }
}
