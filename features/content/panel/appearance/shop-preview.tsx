import { useEffect, useRef } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { Theme } from '#features/suppliers/domain/shop.ts';
import { themeContrasts } from '#kernel/colours/theme-contrast.ts';
import { themeStyle } from '#platform/ui/theme.ts';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { tryStyle } from './try-style.ts';

/**
 * The shop's own pages with the theme that is tried. It is set in the frame by this page alone: nothing is saved, nobody else sees
 * it, and no address leads to it.
 */
export function ShopPreview({ theme }: { readonly theme: Theme }) {
  const { shop } = useStaffPlace();
  const frame = useRef<HTMLIFrameElement>(null);
  const style = parseTheme(theme);
  const paint = (): void => {
    const page = frame.current?.contentDocument;
    if (style !== undefined && page) tryStyle(page, style);
  };
  useEffect(paint);
  return (
    <PreviewFrame
      title="Prévia da loja com estas cores"
      src={`/${shop.slug}`}
      frame={frame}
      onLoad={paint}
      note="São as páginas da própria loja. Até salvar, só você as vê assim."
    />
  );
}

/** The style sheet of a theme; undefined while one of its colours is still being typed. */
const parseTheme = (theme: Theme): string | undefined =>
  themeContrasts(theme) === undefined ? undefined : themeStyle(theme);
