export interface DemoNote {
  readonly supplier: string;
  /** Login of the staff member who wrote it. */
  readonly by: string;
  readonly client: string;
  readonly text: string;
}

/** What staff noted about clients of the demo world. */
export const DEMO_NOTES: readonly DemoNote[] = [
  {
    supplier: 'ferragens-atlas',
    by: 'ops@ferragens-atlas.exemplo.com.br',
    client: 'compras@horizonte.exemplo.com.br',
    text: 'Obra da Vila Mariana: receber só depois das 14 h, falar com o mestre de obras.',
  },
  {
    supplier: 'mercado-central',
    by: 'ops@mercado-central.exemplo.com.br',
    client: 'ana@exemplo.com.br',
    text: 'Prefere trocar o que faltar por outra marca; não precisa ligar.',
  },
];
