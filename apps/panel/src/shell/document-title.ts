import { useEffect } from 'react';
import { useAttention } from '#platform/panel/attention.ts';

/** 'Pedidos · Ferragens Atlas · Painel', with what calls for the person before it: '(3) Pedidos …'. */
export function useDocumentTitle(...parts: readonly string[]): void {
  const count = useAttention((state) => state.count);
  const title = `${count > 0 ? `(${count}) ` : ''}${[...parts, 'Painel'].join(' · ')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
