/** The page that a login was asked for. Only pages of the panel: the address may have been written by anybody. */
export const pageAfterLogin = (wanted: string | undefined): string =>
  wanted !== undefined && /^\/(painel|plataforma)(\/[\w-]+)*(\?[^#\\]*)?$/.test(wanted) ? wanted : '/painel';
