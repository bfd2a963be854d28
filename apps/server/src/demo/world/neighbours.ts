/** More consumers of Mercado Central, who write to the shop. */
import type { DemoClient } from './demo-client.ts';

const ROWS: readonly (readonly [name: string, login: string, document: string])[] = [
  ['Joaquim Antônio Figueiredo de Albuquerque Neto', 'joaquim', '02547698374'],
  ['Beatriz Nogueira', 'beatriz', '41073229041'],
  ['Fernanda Lopes', 'fernanda', '87493939101'],
  ['Ricardo Tanaka', 'ricardo', '28586281816'],
  ['Luiza Prado', 'luiza', '95130280970'],
];

export const neighbours: readonly DemoClient[] = ROWS.map(([name, login, document], place) => ({
  kind: 'person',
  name,
  document,
  users: [{ name, email: `${login}@exemplo.com.br`, principal: true }],
  addresses: [
    {
      label: 'Casa',
      street: place % 2 === 0 ? 'Rua Harmonia' : 'Avenida Paulista',
      number: String(410 + 16 * place),
      complement: '',
      district: place % 2 === 0 ? 'Vila Madalena' : 'Bela Vista',
      postalCode: place % 2 === 0 ? '05435000' : '01310100',
      latitude: place % 2 === 0 ? -23.5537 : -23.5649,
      longitude: place % 2 === 0 ? -46.6899 : -46.652,
      primary: true,
    },
  ],
  customerOf: [{ supplier: 'mercado-central', approved: true }],
}));
