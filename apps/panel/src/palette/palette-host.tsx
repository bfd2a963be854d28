import { Suspense, useCallback, useMemo } from 'react';
import { staffMay } from '#features/accounts/domain/staff-may.ts';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useLead } from '#platform/panel/address.ts';
import { useShortcuts } from '#platform/panel/palette/use-shortcuts.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { sectionGroups } from '../sections.ts';
import { commandsOf } from './commands.ts';
import { setOpen, usePalette } from './palette-state.ts';
import { searchProviders } from './search-providers.ts';

const Palette = lazyView(async () => (await import('#platform/panel/palette/palette.tsx')).Palette);
const Help = lazyView(async () => (await import('#platform/panel/palette/shortcuts-help.tsx')).ShortcutsHelp);

/** The search and the help of the keyboard, and the keys that open them from anywhere. */
export function PaletteHost() {
  const api = useApi();
  const { shop, standing } = useStaffPlace();
  const lead = useLead();
  const open = usePalette((state) => state.open);
  const commands = useMemo(() => commandsOf(sectionGroups, panelHref(shop), standing), [shop, standing]);
  useShortcuts({
    onPalette: () => setOpen('palette'),
    onHelp: () => setOpen('help'),
    onJump: (letter) => {
      const found = commands.find(({ jump }) => jump === letter);
      if (found !== undefined) void lead(found.href);
    },
  });
  const search = useCallback(
    async (text: string, signal: AbortSignal) => {
      const requested = searchProviders.filter(({ permission }) => staffMay(standing, permission));
      const answers = await Promise.allSettled(
        requested.map((provider) => provider.search(api, shop.id, text, signal)),
      );
      return answers
        .flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
        .map((found) => ({ ...found, href: panelHref(shop, found.href) }));
    },
    [api, shop, standing],
  );
  const close = (): void => setOpen(undefined);
  return (
    <Suspense>
      {open === 'palette' && (
        <Palette commands={commands} search={search} onLead={(href) => void lead(href)} onClose={close} />
      )}
      {open === 'help' && <Help commands={commands} onClose={close} />}
    </Suspense>
  );
}
