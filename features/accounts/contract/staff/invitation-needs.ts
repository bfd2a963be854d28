/** What an invited person needs to accept: a new account, the login of the one that they have, or only to confirm. */
export const needsOfInvited = { account: 'CADASTRO', login: 'ENTRAR', click: 'NADA' } as const;
