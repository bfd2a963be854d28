import { showToast } from '#platform/ui/toasts/toast-state.ts';

const FAILED = 'Não foi possível desfazer. Confira a lista e tente de novo.';

/** Says what was done, with the way to take it back. */
export const offerUndo = (text: string, undo: () => unknown): void =>
  showToast({
    text,
    action: {
      label: 'Desfazer',
      run: () =>
        void Promise.resolve()
          .then(undo)
          .catch(() => showToast({ tone: 'error', text: FAILED })),
    },
  });
