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
import {
  acceptRepresentativeInvitationEndpoint,
  openRepresentativeInvitationEndpoint,
} from '../contract/invitations.endpoints.ts';
import { acceptingTexts } from '../contract/linked-users-texts.ts';
import { InvitationSkeleton } from './invitation-skeleton.tsx';
import { type AcceptForm, LinkedAcceptForm } from './linked-accept-form.tsx';

const ACCEPTING_FAILED = 'Não foi possível aceitar o convite. Tente novamente.';

/** Sent by POST and fetched once: the code is in no URL and no storage. */
const invitationQuery = (api: Api, code: string | undefined) =>
  queryOptions({
    queryKey: ['representative-invitation', code ?? ''] as const,
    enabled: code !== undefined && code !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      api.call(openRepresentativeInvitationEndpoint, { body: { codigo: code ?? '' } }, { signal }),
  });

/** Target of a mailed invitation to represent the shop. Opening it changes nothing; only the form does. */
export function RepresentativeInvitationScreen() {
  const api = useApi();
  const { slug, name: shop } = useShop();
  const code = useMailedCode();
  const { authenticated } = useSession();
  const { data: invitation, error } = useQuery(invitationQuery(api, code));
  const accept = useMutation({
    mutationFn: ({ name, password }: AcceptForm) =>
      api.call(acceptRepresentativeInvitationEndpoint, {
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
  if (accept.isSuccess) return <Accepted />;
  const { email, precisa: needs } = invitation;
  return (
    <FormCard
      title={`Representar ${shop}`}
      lead={`${shop} convidou você para ser representante de vendas e fazer pedidos em nome dos clientes da loja. Se você aceitar, ela verá o seu nome e o seu e-mail.`}
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

function Accepted() {
  const { slug, name } = useShop();
  const login = usePublicHref(shopHref(slug, '/entrar'));
  return (
    <FormCard title="Convite aceito">
      <Alert tone="success" announced title={`Você já representa ${name}`}>
        Entre com o seu e-mail e a sua senha, e marque “Sou representante”.
      </Alert>
      {/* A full page load removes the previous user's state. */}
      <a href={login} className={buttonStyle({ tone: 'primary', size: 'lg', wide: true })}>
        Entrar
      </a>
    </FormCard>
  );
}
