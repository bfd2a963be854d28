import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { FormCard } from '#features/accounts/storefront/form-card.tsx';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { useMailedCode } from '#features/accounts/ui/use-mailed-code.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { defined } from '#kernel/defined.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { buttonStyle } from '#platform/ui/button-style.ts';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { usePublicHref } from '#platform/ui/links/link-scope.ts';
import { Refused } from '#platform/ui/refused.tsx';
import type { Api } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { acceptInvitationEndpoint, openInvitationEndpoint } from '../contract/invitations.endpoints.ts';
import { acceptingTexts } from '../contract/linked-users-texts.ts';
import { InvitationSkeleton } from './invitation-skeleton.tsx';
import { type AcceptForm, LinkedAcceptForm } from './linked-accept-form.tsx';

const ACCEPTING_FAILED = 'Não foi possível aceitar o convite. Tente novamente.';

/** Target of a mailed invitation. Opening it changes nothing; only the form does. */
export function LinkedInvitationScreen() {
  const api = useApi();
  const { slug, name: shop } = useShop();
  const code = useMailedCode();
  const { authenticated } = useSession();
  const { data: invitation, error } = useQuery(invitationQuery(api, code));
  const login = usePublicHref(shopHref(slug, '/entrar'));
  const accept = useMutation({
    mutationFn: ({ name, password }: AcceptForm) =>
      api.call(acceptInvitationEndpoint, {
        body: {
          codigo: code ?? '',
          ...defined({ nome: name, senha: password }),
        },
      }),
  });
  if (code === '' || error !== null)
    return (
      <FormCard title="Convite">
        <Refused error={error} otherwise={acceptingTexts['invalid-invitation'].message} />
        {error === null && <Alert tone="warn">{acceptingTexts['invalid-invitation'].message}</Alert>}
        <LinkButton href={shopHref(slug, '/')} wide>
          Ir para a loja
        </LinkButton>
      </FormCard>
    );
  if (invitation === undefined) return <InvitationSkeleton />;
  const { nome_cliente: client, convidado_por: inviter, email, precisa: needs } = invitation;
  if (accept.isSuccess) return <Accepted client={client} loggedIn={needs === 'NADA'} login={login} />;
  return (
    <FormCard
      title={`Comprar por ${client}`}
      lead={`${inviter} convidou você para fazer pedidos em nome de ${client} em ${shop}.`}
    >
      <Refused error={accept.error} otherwise={ACCEPTING_FAILED} />
      {needs === 'SENHA' && authenticated && (
        <Alert tone="info">
          Este convite é para {email}. Você está em outra conta: confirme com a senha de {email}.
        </Alert>
      )}
      <LinkedAcceptForm
        email={email}
        needs={needs}
        busy={accept.isPending}
        onAccept={(typed) => accept.mutate(typed)}
      />
    </FormCard>
  );
}

interface AcceptedProps {
  readonly client: string;
  readonly loggedIn: boolean;
  readonly login: string;
}

function Accepted({ client, loggedIn, login }: AcceptedProps) {
  const { slug } = useShop();
  return (
    <FormCard title="Convite aceito">
      <Alert tone="success" announced title={`Você já pode comprar por ${client}`}>
        {loggedIn
          ? 'Escolha por quem você compra agora; dá para trocar quando quiser, no menu da conta.'
          : 'Entre com o seu e-mail e a sua senha.'}
      </Alert>
      {loggedIn ? (
        <LinkButton href={shopHref(slug, '/empresas')} tone="primary" size="lg" wide>
          Escolher empresa
        </LinkButton>
      ) : (
        // A full page load removes the previous user's state.
        <a href={login} className={buttonStyle({ tone: 'primary', size: 'lg', wide: true })}>
          Entrar
        </a>
      )}
    </FormCard>
  );
}

/** Details of an invitation. Sent by POST and fetched once: the code is in no URL and no storage. */
const invitationQuery = (api: Api, code: string | undefined) =>
  queryOptions({
    queryKey: ['invitation', code ?? ''] as const,
    enabled: code !== undefined && code !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api.call(openInvitationEndpoint, { body: { codigo: code ?? '' } }, { signal }),
  });
