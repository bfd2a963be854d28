/** A word from the page of the login to the one after it, which is another document. */
const KEY = 'just-logged-in';

export function markLogin(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Without storage what would have been told is found by looking.
  }
}

/** Whether this page is the first after a login; said once. */
export function takeLoginMark(): boolean {
  try {
    const marked = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return marked;
  } catch {
    return false;
  }
}
