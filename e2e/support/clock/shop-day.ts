let start = 0;

/** The test begins on a clock that earlier tests have moved by this many days. */
export const startAfterDays = (days: number): void => {
  start = days;
};

/** The date this many days after the test's start, in the shop's time zone, as pages and mails write it. */
export const shopDay = (days: number): string =>
  new Intl.DateTimeFormat('pt-BR', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'America/Sao_Paulo',
  }).format(Date.now() + (start + days) * 86_400_000);
