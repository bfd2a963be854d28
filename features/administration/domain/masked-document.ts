/** 'CPF •••.982.247-••': enough to compare with what a person says. A CNPJ is public, and shown whole. */
export function maskedDocument(document: string | undefined): string | undefined {
  if (document === undefined || document === '') return undefined;
  if (/^\d{11}$/.test(document)) return `•••.${document.slice(3, 6)}.${document.slice(6, 9)}-••`;
  if (document.length === 14) return document;
  return `${'•'.repeat(Math.max(3, document.length - 3))}${document.length > 3 ? document.slice(-3) : ''}`;
}
