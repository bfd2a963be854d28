import { Lock } from 'lucide-react';
import type { Session } from '#features/accounts/domain/session.ts';
import { cx } from '#platform/ui/cx.ts';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { useLoginAddress } from '../login-address.ts';

interface HiddenPriceProps {
  readonly session: Session;
  readonly size?: 'sm' | 'md';
  /** Of the words that say why there is no price. */
  readonly reasonClassName?: string;
}

/** Shown instead of a hidden price: says how to see it. Spec 4 and 6. */
export function HiddenPrice({ session, size = 'sm', reasonClassName }: HiddenPriceProps) {
  if (session.authenticated) {
    return (
      <p className="flex items-start gap-2 text-ink-2 text-sm">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        Preço disponível após a aprovação do seu cadastro
      </p>
    );
  }
  if (size === 'sm')
    return (
      <>
        <p className={cx('mb-1.5 flex items-center gap-1 text-ink-2 text-xs', reasonClassName)}>
          <Lock aria-hidden="true" className="size-3.5 shrink-0" />
          Preço depois do login
        </p>
        <LoginLink size={size} />
      </>
    );
  return (
    <div className="flex flex-col gap-2">
      <LoginLink size={size} />
      <p className="text-ink-2 text-sm">Nesta loja, os preços aparecem depois do login.</p>
    </div>
  );
}

function LoginLink({ size }: { readonly size: 'sm' | 'md' }) {
  return (
    <LinkButton
      href={useLoginAddress()}
      size={size}
      wide
      tone={size === 'md' ? 'primary' : 'secondary'}
      className="relative z-10"
    >
      Faça login para comprar
    </LinkButton>
  );
}
