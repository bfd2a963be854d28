/** What it takes to accept an invitation. */
export const needsToWire = {
  account: 'CADASTRO',
  password: 'SENHA',
  click: 'NADA',
} as const;
