/** '30/11/2026, 13:05', in the time zone of the person's device: the platform has none of its own. */
export const localMoment = (text: string): string =>
  new Date(text).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
