import { Button } from '#platform/ui/button.tsx';

interface SaveBarProps {
  readonly label: string;
  readonly saving: boolean;
  readonly dirty: boolean;
  readonly onDiscard: () => void;
  /** Another way to save. */
  readonly also?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** At the foot of the window while something is unsaved. */
export const SaveBar = ({ label, saving, dirty, onDiscard, also }: SaveBarProps) => (
  <section
    aria-label="Salvar alterações"
    data-at-foot="low"
    className="sticky bottom-3 z-20 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-lg border border-line-2 bg-surface px-4 py-2.5 shadow-3"
  >
    <p role="status" className="min-w-0 flex-1 font-medium text-sm">
      {dirty && 'Alterações não salvas'}
    </p>
    {dirty && (
      <Button size="sm" tone="quiet" disabled={saving} onClick={onDiscard}>
        Descartar
      </Button>
    )}
    {also !== undefined && (
      <Button size="sm" disabled={saving} onClick={also.onPress}>
        {also.label}
      </Button>
    )}
    <Button size="sm" type="submit" tone="primary" busy={saving}>
      {label}
    </Button>
  </section>
);
