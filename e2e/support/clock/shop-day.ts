/** The date this many days after the start, in the shop's time zone, as pages and mails write it. */
export const shopDay = (days: number): string =>
  new Intl.DateTimeFormat('pt-BR', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'America/Sao_Paulo',
  }).format(Date.now() + days * 86_400_000);
