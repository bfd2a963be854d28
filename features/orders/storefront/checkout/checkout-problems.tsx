import type { Ref } from 'react';
import { noticeText } from '#features/cart/contract/cart-notice.wire.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { useConnection } from '#platform/offline/connection.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { buttonStyle } from '#platform/ui/button-style.ts';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { usePublicHref } from '#platform/ui/links/link-scope.ts';
import { Spinner } from '#platform/ui/loading/spinner.tsx';
import { formatQuery } from '#platform/web/url.ts';
import type { RefusalWords } from '../submit/refusal-words.ts';
import type { Submit } from '../submit/use-submit.ts';
import type { Missing } from './checked-draft.ts';
import { SectionLink } from './sections/section-link.tsx';
import type { SectionId } from './sections/sections.ts';

interface CheckoutProblemsProps {
  readonly missing: readonly Missing[];
  readonly submit: Submit;
  /** Focused when something is wrong. */
  readonly ref: Ref<HTMLDivElement>;
}

/** At the top of the page: what is missing, refused or still unknown. */
export function CheckoutProblems({ missing, submit, ref }: CheckoutProblemsProps) {
  const { online } = useConnection();
  const { kind } = submit.state;
  // An attempt without an answer matters more.
  const isOffline = !online && kind !== 'verifying' && kind !== 'unknown';
  return (
    <div ref={ref} tabIndex={-1} className="outline-none empty:hidden">
      {isOffline && <Offline />}
      {missing.length > 0 ? <MissingAnswers missing={missing} /> : <SubmitProblem submit={submit} />}
    </div>
  );
}

function Offline() {
  return (
    <Alert tone="warn" announced title="Para enviar o pedido é preciso conexão" className="mb-3">
      Preços, estoque e entrega são conferidos na hora do envio, por isso nenhum pedido fica na fila. Seu
      carrinho e o que você preencheu continuam aqui: confirme quando a internet voltar.
    </Alert>
  );
}

function MissingAnswers({ missing }: { readonly missing: readonly Missing[] }) {
  return (
    <Alert tone="error" announced title="Falta pouco para enviar o pedido">
      <ul className="flex flex-col gap-1">
        {missing.map(({ section, field = section, text }) => (
          <li key={field}>
            <SectionLink to={field}>{text}</SectionLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function SubmitProblem({ submit }: { readonly submit: Submit }) {
  const { state, verify } = submit;
  switch (state.kind) {
    case 'verifying':
      return (
        <Alert tone="info" announced title="Verificando se o pedido foi recebido…">
          <span className="flex items-center gap-2">
            <Spinner />A resposta da loja não chegou. Não envie de novo: seu pedido não será duplicado.
          </span>
        </Alert>
      );
    case 'unknown':
      return (
        <Alert
          tone="warn"
          announced
          title="Ainda não sabemos se o pedido foi recebido"
          actions={
            <Button size="sm" onClick={() => void verify()}>
              Verificar agora
            </Button>
          }
        >
          A conexão com a loja falhou. Verificar não envia o pedido de novo.
        </Alert>
      );
    case 'not-received':
      return (
        <Alert tone="info" announced title="O pedido anterior não chegou à loja">
          Nada foi cobrado. Confira os dados e confirme de novo.
        </Alert>
      );
    case 'refused':
      return <Refused words={state.words} />;
    default:
      return null;
  }
}

function Refused({ words }: { readonly words: RefusalWords }) {
  const { title, text, facts, link } = words;
  return (
    <Alert tone="error" announced title={title} actions={link && <RefusalLink {...link} />}>
      {text}
      {facts.notices.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {facts.notices.map((notice) => (
            <li key={`${notice.kind}-${notice.productId}`}>{noticeText(notice)}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

function RefusalLink({ label, href }: NonNullable<RefusalWords['link']>) {
  const { slug } = useShop();
  const here = usePublicHref(shopHref(slug, '/checkout'));
  const login = usePublicHref(shopHref(slug, '/entrar'));
  if (href.startsWith('#')) return <SectionLink to={href.slice(1) as SectionId}>{label}</SectionLink>;
  if (href === '/entrar') {
    // A full page load: this page's session data is outdated.
    return (
      <a href={`${login}${formatQuery({ voltar: here })}`} className={buttonStyle({ size: 'sm' })}>
        {label}
      </a>
    );
  }
  return (
    <LinkButton size="sm" href={shopHref(slug, href)}>
      {label}
    </LinkButton>
  );
}
