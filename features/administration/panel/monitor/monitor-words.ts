import type { Answer } from '#platform/contract/endpoint.ts';
import { jobName } from '../../contract/job-names.ts';
import type { showMonitorSchema } from '../../contract/monitor.schema.ts';

type Monitor = Answer<typeof showMonitorSchema>;
export type WireNotice = Monitor['avisos'][number];
export type WireJob = Monitor['tarefas'][number];
export type WireDeadLetter = Monitor['falhasDefinitivas'][number];

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
    case 'TAREFA_PAUSADA':
      return `A tarefa “${jobName(nome)}” está pausada: só roda a pedido.`;
    case 'DOMINIO_FALHOU':
      return `O domínio ${nome}, de ${fornecedor?.nome ?? 'uma loja'}, ainda não foi provado.`;
    case 'CERTIFICADO':
      return `O certificado do domínio ${nome}, de ${fornecedor?.nome ?? 'uma loja'}, está com problema ou vence logo: veja a página da loja, em Domínios.`;
    case 'SEM_SEGUNDA_ETAPA':
      return `${nome} ainda não ativou a segunda etapa do login, que esta instalação não exige.`;
  }
}
