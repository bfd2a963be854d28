import { Button } from '../button.tsx';
import { LinkButton } from '../links/link-button.tsx';
import { Dialog } from './dialog.tsx';
import type { Message, MessageAction } from './message-state.ts';

interface MessageDialogProps {
  readonly message: Message;
  readonly onClose: () => void;
}

export function MessageDialog({ message, onClose }: MessageDialogProps) {
  const actions = message.actions ?? [{ label: 'Entendi' }];
  return (
    <Dialog
      open
      onClose={onClose}
      title={message.title}
      description={message.text}
      actions={actions.map((action, index) => (
        <Answer key={action.label} action={action} main={index === 0} onClose={onClose} />
      ))}
    />
  );
}

function Answer({ action, main, onClose }: { action: MessageAction; main: boolean; onClose: () => void }) {
  const tone = action.danger ? 'danger' : main ? 'primary' : 'secondary';
  if (action.href !== undefined) {
    return (
      <LinkButton tone={tone} href={action.href} onClick={onClose}>
        {action.label}
      </LinkButton>
    );
  }
  return (
    <Button
      tone={tone}
      onClick={() => {
        onClose();
        action.run?.();
      }}
    >
      {action.label}
    </Button>
  );
}
