import { Combobox } from '@base-ui/react/combobox';
import { Check } from 'lucide-react';
import type { Choice } from './choice.ts';

interface ChoiceListProps {
  readonly state: 'searching' | 'found' | 'failed';
}

const words = {
  searching: 'Buscando…',
  found: 'Nada encontrado. Tente outras palavras.',
  failed: 'Não foi possível buscar. Tente de novo.',
};

/** The open list of a combobox. */
export const ChoiceList = ({ state }: ChoiceListProps) => (
  <Combobox.Portal>
    <Combobox.Positioner sideOffset={4} className="z-60 outline-none">
      <Combobox.Popup className="popup max-h-72 w-(--anchor-width) min-w-56 overflow-y-auto overscroll-contain p-1">
        <Combobox.Empty>
          <p className="px-3 py-2.5 text-ink-2 text-sm">{words[state]}</p>
        </Combobox.Empty>
        <Combobox.List>
          {(choice: Choice) => (
            <Combobox.Item
              key={choice.id}
              value={choice}
              className="flex min-h-10 cursor-pointer items-center gap-2 rounded-sm px-3 py-1.5 text-sm data-highlighted:bg-sunken"
            >
              <span className="min-w-0 flex-1">
                {choice.label}
                {choice.note !== undefined && <span className="block text-ink-2 text-xs">{choice.note}</span>}
              </span>
              <Combobox.ItemIndicator>
                <Check aria-hidden="true" className="size-4 text-brand-text" />
              </Combobox.ItemIndicator>
            </Combobox.Item>
          )}
        </Combobox.List>
      </Combobox.Popup>
    </Combobox.Positioner>
  </Combobox.Portal>
);
