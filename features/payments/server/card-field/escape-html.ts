const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? '');

/** As a value in a script: no letter of it can end the script. */
export const scriptValue = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
