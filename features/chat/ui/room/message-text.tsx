import { messageParts } from '../../domain/message-parts.ts';

/** A message as it was written: line breaks stay, and only web addresses are links. */
export const MessageText = ({ text }: { readonly text: string }) => (
  <p className="whitespace-pre-wrap wrap-anywhere">
    {messageParts(text).map((part, index) =>
      part.kind === 'text' ? (
        part.text
      ) : (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: a message's text never changes
          key={index}
          href={part.address}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className="underline"
        >
          {part.text}
        </a>
      ),
    )}
  </p>
);
