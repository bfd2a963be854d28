const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? '');

/** A JSON value that is safe inside a script element: it contains no '<'. */
export const scriptValue = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
