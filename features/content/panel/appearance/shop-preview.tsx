import { useEffect, useRef } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { ThemeColours } from '#kernel/colours/theme-colours.ts';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { parseTheme } from './parse-theme.ts';

/**
 * The shop's own pages in the colours that are tried. They are set in the frame by this page alone: nothing is saved, nobody else
 * sees them, and no address leads to them.
 */
export function ShopPreview({ theme }: { readonly theme: ThemeColours }) {
  const { shop } = useStaffPlace();
  const frame = useRef<HTMLIFrameElement>(null);
  const variables = parseTheme(theme);
  const paint = (): void => {
    const root = frame.current?.contentDocument?.documentElement;
    for (const [name, value] of Object.entries(variables ?? {})) root?.style.setProperty(name, value);
  };
  useEffect(paint);
  return (
    <PreviewFrame
      title="Prévia da loja com estas cores"
      src={`/${shop.slug}`}
      frame={frame}
      onLoad={paint}
      note="São as páginas da própria loja. Até salvar, só você vê estas cores."
    />
  );
}
