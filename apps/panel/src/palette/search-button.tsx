import { Search } from 'lucide-react';
import { useWide } from '#platform/panel/use-media.ts';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { setOpen } from './palette-state.ts';

/** Opens the search: a field at the head of the navigation, or a sign in the bar of narrow windows. */
export function SearchButton() {
  const wide = useWide();
  const open = (): void => setOpen('palette');
  if (!wide)
    return (
      <IconButton
        label="Buscar no painel"
        icon={<Search aria-hidden="true" className="size-5" />}
        onClick={open}
      />
    );
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K"
      onClick={open}
      className="flex min-h-10 w-full items-center gap-2 rounded-md border border-line-2 px-3 text-ink-2 text-sm transition hover:border-ink hover:text-ink"
    >
      <Search aria-hidden="true" className="size-4 shrink-0" />
      <span className="flex-1 text-left">Buscar no painel</span>
      <span aria-hidden="true" className="font-mono text-xs">
        Ctrl K
      </span>
    </button>
  );
}
