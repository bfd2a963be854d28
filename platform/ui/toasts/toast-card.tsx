import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dismissToast, type Toast } from './toast-state.ts';

const icons = { success: CircleCheck, info: Info, error: CircleAlert };
const READING_TIME = 6000;

/** Sets `--toasts`, the height of messages at the window's foot: what they lie over makes room, and focus keeps clear of them. */
function reserveRoom(card: HTMLElement | null): (() => void) | undefined {
  const region = card?.parentElement;
  if (!region) return undefined;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty('--toasts', `${region.offsetHeight}px`));
  watch.observe(region);
  return () => {
    watch.disconnect();
    if (region.childElementCount <= 1) style.removeProperty('--toasts');
  };
}

/** The element that had the focus before it moved to the messages. */
let before: HTMLElement | undefined;

/** One message. It stays while hovered or focused; an error stays until it is closed. */
export function ToastCard({ toast }: { readonly toast: Toast }) {
  const [held, setHeld] = useState(false);
  const Icon = icons[toast.tone];
  const card = useRef<HTMLDivElement>(null);

  // If the closing button had the focus, the focus returns to where it came from.
  useLayoutEffect(() => {
    const shown = card.current;
    return () => {
      if (shown?.contains(document.activeElement) && before?.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
  const pause = ({ relatedTarget }: FocusEvent): void => {
    setHeld(true);
    if (relatedTarget instanceof HTMLElement && relatedTarget.closest('.toasts') === null)
      before = relatedTarget;
  };

  useLayoutEffect(() => reserveRoom(card.current), []);

  useEffect(() => {
    if (held || toast.tone === 'error') return;
    const timer = setTimeout(() => dismissToast(toast.id), READING_TIME);
    return () => clearTimeout(timer);
  }, [held, toast]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing holds the message, it does nothing else
    <div
      ref={card}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={pause}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex w-full animate-rise items-center gap-2 rounded-lg bg-night py-1.5 pr-1.5 pl-3 sm:gap-3 sm:pl-4 text-sm text-white shadow-3 sm:w-auto sm:min-w-80 sm:max-w-md"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 opacity-90" />
      <p className="flex-1 py-2">{toast.text}</p>
      {toast.action !== undefined && (
        <button
          type="button"
          className="min-h-11 shrink-0 rounded-md px-1.5 font-semibold underline sm:px-3 underline-offset-4 transition hover:bg-white/10"
          onClick={() => {
            toast.action?.run();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Fechar mensagem"
        className="flex size-11 shrink-0 items-center justify-center rounded-md transition hover:bg-white/10"
        onClick={() => dismissToast(toast.id)}
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  );
}
