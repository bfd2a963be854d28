import { CopyButton } from '#platform/panel/pieces/copy-button.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import type { WireDomain } from '../../contract/domains.schema.ts';

const states = {
  PENDENTE: { name: 'Pendente', tone: 'info' },
  CONFIRMADO: { name: 'Confirmado', tone: 'success' },
  FALHOU: { name: 'Não provado', tone: 'warn' },
} as const;

const problems = {
  NAO_ENCONTRADO: 'Nem o registro nem o arquivo foram encontrados.',
  OUTRO_VALOR: 'Foi encontrado um valor de outra loja ou de um cadastro anterior.',
  SEM_RESPOSTA: 'O domínio não respondeu: confira se ele existe e se o DNS já foi publicado.',
} as const;

type Certificate = NonNullable<WireDomain['certificado']>;

const certificates = {
  NAO_VERIFICADO: { name: 'Certificado não verificado', tone: 'neutral' },
  VALIDO: { name: 'Certificado válido', tone: 'success' },
  VENCE_LOGO: { name: 'Certificado vence logo', tone: 'warn' },
  VENCIDO: { name: 'Certificado vencido', tone: 'danger' },
  OUTRO_NOME: { name: 'Certificado de outro nome', tone: 'danger' },
  NAO_CONFIAVEL: { name: 'Certificado não confiável', tone: 'danger' },
  SEM_RESPOSTA: { name: 'Sem resposta por https', tone: 'warn' },
  ENDERECO_INTERNO: { name: 'Certificado não verificado', tone: 'neutral' },
} as const;

/** What to do; nothing for a certificate that is all right. */
const hints: Readonly<Record<Certificate['situacao'], string | undefined>> = {
  NAO_VERIFICADO: 'O servidor olha o certificado de cada domínio duas vezes por dia.',
  VALIDO: undefined,
  VENCE_LOGO: 'Confira se a renovação automática funciona: os navegadores recusam um certificado vencido.',
  VENCIDO: 'Os navegadores mostram um aviso no lugar da loja. Renove o certificado agora.',
  OUTRO_NOME:
    'O servidor que atende este domínio mostra o certificado de outro. Emita um certificado para este nome no proxy ou na CDN.',
  NAO_CONFIAVEL:
    'Os navegadores não conhecem quem assinou o certificado. Use o de uma autoridade pública, com a cadeia completa.',
  SEM_RESPOSTA: 'Confira se o DNS aponta para a plataforma e se a porta 443 está aberta.',
  ENDERECO_INTERNO:
    'O domínio leva a um endereço interno, que o servidor não consulta. Aponte o DNS para o endereço público da plataforma.',
};

function CertificateState({ certificate }: { readonly certificate: Certificate }) {
  const { situacao, validoAte, verificadoEm } = certificate;
  const { name, tone } = certificates[situacao];
  const hint = hints[situacao];
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{name}</Badge>
        {validoAte !== undefined && (
          <span>
            {situacao === 'VENCIDO' ? 'Valeu' : 'Vale'} até {new Date(validoAte).toLocaleDateString('pt-BR')}
          </span>
        )}
      </p>
      {hint !== undefined && <p className="text-ink-2">{hint}</p>}
      {verificadoEm !== undefined && (
        <p className="text-ink-2">
          Última verificação do certificado: {new Date(verificadoEm).toLocaleString('pt-BR')}
        </p>
      )}
    </div>
  );
}

interface DomainCardProps {
  readonly domain: WireDomain;
  /** Absent: the person may only look. */
  readonly actions?: {
    readonly check: () => void;
    readonly checking: boolean;
    readonly makeMain: () => void;
    readonly remove: () => void;
  };
}

export function DomainCard({ domain, actions }: DomainCardProps) {
  const { dominio, principal, situacao, prova, problema, verificadoEm, certificado } = domain;
  const { name, tone } = states[situacao];
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="flex flex-wrap items-center gap-2 text-base wrap-anywhere">
        {dominio}
        <Badge tone={tone}>{name}</Badge>
        {principal && <Badge tone="brand">Principal</Badge>}
      </h2>
      {prova !== undefined && (
        <div className="flex flex-col gap-3 text-sm">
          <Proof label="Registro TXT" place={prova.registro} value={prova.valor} />
          <Proof label="Ou arquivo" place={`https://${dominio}${prova.arquivo}`} value={prova.valor} />
        </div>
      )}
      {problema !== undefined && <p className="text-sm text-warn">{problems[problema]}</p>}
      {verificadoEm !== undefined && (
        <p className="text-ink-2 text-sm">
          Última verificação: {new Date(verificadoEm).toLocaleString('pt-BR')}
        </p>
      )}
      {certificado !== undefined && <CertificateState certificate={certificado} />}
      {actions !== undefined && (
        <div className="flex flex-wrap gap-2">
          {situacao === 'CONFIRMADO' ? (
            <Button size="sm" busy={actions.checking} onClick={actions.check}>
              Ver o certificado agora<span className="sr-only"> de {dominio}</span>
            </Button>
          ) : (
            <Button size="sm" tone="primary" busy={actions.checking} onClick={actions.check}>
              Verificar agora
            </Button>
          )}
          {situacao === 'CONFIRMADO' && !principal && (
            <Button size="sm" onClick={actions.makeMain}>
              Tornar principal
            </Button>
          )}
          <Button size="sm" onClick={actions.remove}>
            Tirar<span className="sr-only"> {dominio}</span>
          </Button>
        </div>
      )}
    </Card>
  );
}

interface ProofProps {
  readonly label: string;
  readonly place: string;
  readonly value: string;
}

const Proof = ({ label, place, value }: ProofProps) => (
  <div className="flex flex-col gap-1">
    <p>
      <span className="font-semibold">{label}</span> em <code className="wrap-anywhere">{place}</code>, com o
      valor:
    </p>
    <p className="flex flex-wrap items-center gap-2">
      <code className="rounded-md bg-sunken px-2 py-1 wrap-anywhere">{value}</code>
      <CopyButton text={value} label="Copiar valor" />
    </p>
  </div>
);
