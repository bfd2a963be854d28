import { ListPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { useLoginAddress } from '#features/catalog/storefront/login-address.ts';
import { Button } from '#platform/ui/button.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';

interface SaveButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  /** The dialog that the button opens. */
  readonly children: ReactNode;
}

/** The button that saves something in a list. A visitor logs in first, and returns. */
export function SaveButton({ label, onPress, children }: SaveButtonProps) {
  const { authenticated } = useSession();
  const login = useLoginAddress();
  const content = (
    <>
      <ListPlus aria-hidden="true" className="size-5" />
      {label}
    </>
  );
  if (!authenticated) {
    return (
      <LinkButton href={login} tone="quiet" className="-ml-4 self-start">
        {content}
      </LinkButton>
    );
  }
  return (
    <>
      <Button tone="quiet" className="-ml-4 self-start" onClick={onPress}>
        {content}
      </Button>
      {children}
    </>
  );
}
