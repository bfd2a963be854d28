/** More consumers of Mercado Central, who write to the shop. */
import type { DemoClient } from './demo-client.ts';

const ROWS: readonly (readonly [name: string, login: string, document: string])[] = [
  ['Joaquim Antônio Figueiredo de Albuquerque Neto', 'joaquim', '02547698374'],
  ['Beatriz Nogueira', 'beatriz', '41073229041'],
  ['Fernanda Lopes', 'fernanda', '87493939101'],
  ['Ricardo Tanaka', 'ricardo', '28586281816'],
  ['Luiza Prado', 'luiza', '95130280970'],
];

export const neighbours: readonly DemoClient[] = ROWS.map(([name, login, document]) => ({
  kind: 'person',
  name,
  document,
  users: [{ name, email: `${login}@exemplo.com.br`, principal: true }],
  addresses: [],
  customerOf: [{ supplier: 'mercado-central', approved: true }],
}));
