/** A form's value in words, for a comparison: 'vazio', 'sim', 'a, b'. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'vazio';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number') return Number.isNaN(value) ? 'inválido' : value.toLocaleString('pt-BR');
  if (Array.isArray(value)) return value.length === 0 ? 'nenhum' : value.map(valueWords).join(', ');
  if (typeof value === 'object') {
    const { label } = value as { readonly label?: unknown };
    return typeof label === 'string' ? label : Object.values(value).map(valueWords).join(' · ');
  }
  return String(value);
}
