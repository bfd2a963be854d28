import { useEffect } from 'react';

/** 'Pedidos · Ferragens Atlas · Painel' */
export function useDocumentTitle(...parts: readonly string[]): void {
  const title = [...parts, 'Painel'].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
