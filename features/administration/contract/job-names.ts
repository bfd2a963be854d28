/** What jobs are called in the panel. */

const jobNames: Readonly<Record<string, string>> = {
  'alerts sent': 'Avisos de produto',
  'automatic groups computed': 'Grupos automáticos de clientes',
  charges: 'Pagamentos em andamento',
  'certificates checked': 'Certificados dos domínios',
  'conversations mailed': 'E-mails de conversas',
  'days summed up': 'Somas dos relatórios',
  'domains looked up': 'Verificação de domínios',
  'exports written': 'Exportações agendadas',
  'forgotten clients': 'Exclusões de dados pessoais',
  'forgotten quotes': 'Orçamentos esquecidos',
  'homes published': 'Publicações agendadas da página inicial, do menu e dos textos',
  'old mail files': 'E-mails guardados',
  mandates: 'Autorizações de Pix Automático',
  'notifications sent': 'Avisos no navegador',
  'old rows': 'Registros que passaram do prazo',
  'product files imported': 'Importações de produtos',
  'purchases sent to Google Analytics': 'Compras para o Google Analytics',
  'recommendations computed': 'Recomendações',
  'sandbox notices': 'Avisos do provedor de demonstração',
  'subscriptions renewed': 'Assinaturas',
  'unfinished files': 'Arquivos inacabados',
  'unnamed pictures': 'Imagens sem uso',
  'visits summed up': 'Somas das visitas',
};

/** All jobs of this version. The database also has those of others, until retention deletes them. */
export const JOB_NAMES: readonly string[] = Object.keys(jobNames);

/** A job that is new is shown by its own name. */
export const jobName = (name: string): string => jobNames[name] ?? name;
