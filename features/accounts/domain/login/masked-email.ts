/** 'a•••@exemplo.com.br': enough for its owner to recognise. Undefined for anything that is no e-mail. */
export function maskedEmail(email: string): string | undefined {
  const [, first, host] = /^(.)[^@\s]*@([^@\s]+)$/u.exec(email) ?? [];
  return first === undefined || host === undefined ? undefined : `${first}•••@${host}`;
}
