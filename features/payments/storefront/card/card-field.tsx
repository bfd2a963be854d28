import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { CardFieldPlace } from './card-field-query.ts';
import { type CardToken, readCardMessage } from './card-message.ts';

/** Lets a form request the card's token; rejects with a message for the user. */
export interface CardHandle {
  readonly tokenise: () => Promise<CardToken>;
}

interface CardFieldProps {
  readonly place: CardFieldPlace;
  readonly handle: RefObject<CardHandle | null>;
}

interface Waiting {
  readonly resolve: (token: CardToken) => void;
  readonly reject: (error: Error) => void;
}

const FIRST_HEIGHT = 330;
const PATIENCE = 20_000;

/** The provider's card page in an iframe: this page never sees what is typed in it. */
export function CardField({ place, handle }: CardFieldProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<Waiting>(undefined);
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent): void => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const message = readCardMessage(data);
      // The height never shrinks: when error messages disappear, the button below must not move away from the finger.
      if (message?.kind === 'height') setHeight((before = 0) => Math.max(before, Math.ceil(message.height)));
      if (message?.kind === 'token') waiting.current?.resolve(message);
      if (message?.kind === 'problem') waiting.current?.reject(new Error(message.words));
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);

  useImperativeHandle(handle, () => ({
    tokenise: () =>
      new Promise<CardToken>((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error('O campo do cartão não respondeu. Recarregue a página.')),
          PATIENCE,
        );
        const done =
          <Value,>(then: (value: Value) => void) =>
          (value: Value) => {
            clearTimeout(timer);
            waiting.current = undefined;
            then(value);
          };
        waiting.current = { resolve: done(resolve), reject: done(reject) };
        // Target '*': a sandboxed page has no origin to name, and the message contains nothing secret.
        frame.current?.contentWindow?.postMessage({ vitrine: 'card', kind: 'tokenise' }, '*');
      }),
  }));

  return (
    <iframe
      ref={frame}
      src={place.address}
      title="Dados do cartão"
      {...(place.isolated ? { sandbox: 'allow-scripts allow-forms' } : {})}
      className="block w-full border-0"
      style={{ height: height ?? FIRST_HEIGHT }}
    />
  );
}
