import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import type { Command } from './command.ts';

interface ShortcutsHelpProps {
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}

const key = 'min-w-7 rounded-sm border border-line-2 bg-canvas px-1.5 py-0.5 text-center font-mono text-xs';

/** What the keyboard can do. Load it lazily. */
export function ShortcutsHelp({ commands, onClose }: ShortcutsHelpProps) {
  const rows = [
    { keys: ['Ctrl', 'K'], text: 'Buscar no painel' },
    { keys: ['?'], text: 'Mostrar estes atalhos' },
    { keys: ['Esc'], text: 'Fechar o que está aberto' },
    ...commands.flatMap(({ jump, label }) =>
      jump === undefined ? [] : [{ keys: ['g', jump], text: `Ir para ${label}` }],
    ),
  ];
  return (
    <Dialog open onClose={onClose} title="Atalhos do teclado">
      <dl className="flex flex-col gap-2.5 text-sm">
        {rows.map(({ keys, text }) => (
          <div key={text} className="flex items-center justify-between gap-4">
            <dt>{text}</dt>
            <dd className="flex gap-1">
              {keys.map((each) => (
                <kbd key={each} className={key}>
                  {each}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
