import type { Answer } from '#platform/contract/endpoint.ts';
import type { showMonitorSchema } from '../../contract/monitor.schema.ts';

type Monitor = Answer<typeof showMonitorSchema>;
export type WireNotice = Monitor['avisos'][number];
export type WireJob = Monitor['tarefas'][number];

export function noticeText({ tipo, quantos = 0, nome = '', fornecedor }: WireNotice): string {
  switch (tipo) {
    case 'SEM_SERVIDOR_DE_EMAIL':
      return 'Nenhum servidor de e-mail está configurado (SMTP_URL): os e-mails só são gravados na pasta de dados.';
    case 'EMAILS_NAO_ENVIADOS':
      return quantos === 1
        ? '1 e-mail não pôde ser enviado.'
        : `${quantos} e-mails não puderam ser enviados.`;
    case 'PAGAMENTOS_SEM_DESFECHO':
      return quantos === 1
        ? '1 pagamento está sem desfecho conhecido.'
        : `${quantos} pagamentos estão sem desfecho conhecido.`;
    case 'TAREFA_FALHANDO':
      return `A tarefa “${jobName(nome)}” está falhando.`;
    case 'DOMINIO_FALHOU':
      return `O domínio ${nome}, de ${fornecedor?.nome ?? 'uma loja'}, ainda não foi provado.`;
    case 'CERTIFICADO':
      return `O certificado do domínio ${nome}, de ${fornecedor?.nome ?? 'uma loja'}, está com problema ou vence logo: veja a página da loja, em Domínios.`;
    case 'SEM_SEGUNDA_ETAPA':
      return `${nome} ainda não ativou a segunda etapa do login, que esta instalação não exige.`;
  }
}

const jobNames: Readonly<Record<string, string>> = {
  'alerts sent': 'Avisos de produto',
  'automatic groups computed': 'Grupos automáticos de clientes',
  'certificates checked': 'Certificados dos domínios',
  'conversations mailed': 'E-mails de conversas',
  'days summed up': 'Somas dos relatórios',
  'domains looked up': 'Verificação de domínios',
  'exports written': 'Exportações agendadas',
  'forgotten clients': 'Exclusões de dados pessoais',
  'forgotten quotes': 'Orçamentos esquecidos',
  'homes published': 'Publicações agendadas da página inicial, do menu e dos textos',
  'old mail files': 'E-mails guardados',
  'notifications sent': 'Avisos no navegador',
  'old rows': 'Registros que passaram do prazo',
  'product files imported': 'Importações de produtos',
  'purchases sent to Google Analytics': 'Compras para o Google Analytics',
  'recommendations computed': 'Recomendações',
  'subscriptions renewed': 'Assinaturas',
  'unfinished files': 'Arquivos inacabados',
  'unnamed pictures': 'Imagens sem uso',
  'visits summed up': 'Somas das visitas',
};

/** A job that is new is shown by its own name. */
export const jobName = (name: string): string => jobNames[name] ?? name;
