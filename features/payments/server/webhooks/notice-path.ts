/** Where a provider sends the webhooks about a supplier's payments. */
export const noticePath = (provider: string, supplierId: string): string =>
  `/v4/pagamentos/${provider}/${supplierId}/notificacoes`;
