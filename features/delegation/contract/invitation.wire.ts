/** What an invitee needs to accept: to create an account, to enter the password, or only to confirm. */
export const needsToWire = {
  account: 'CADASTRO',
  password: 'SENHA',
  click: 'NADA',
} as const;
