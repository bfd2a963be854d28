import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#platform/ui/icon-button.tsx';

interface ShareButtonProps {
  readonly name: string;
  readonly className?: string;
}

/** Shares the page's address. Rendered only with scripts; the code for sharing loads on the press. */
export function ShareButton({ name, className }: ShareButtonProps) {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready) return null;
  return (
    <IconButton
      label="Compartilhar"
      icon={<Share2 aria-hidden="true" className="size-5" />}
      onClick={() => void import('./share-page.ts').then(({ sharePage }) => sharePage(name))}
      {...(className === undefined ? {} : { className })}
    />
  );
}
