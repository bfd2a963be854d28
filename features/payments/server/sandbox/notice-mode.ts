/** How the sandbox sends a notice: at once, late, three times, or an old one after a new one. */
export type NoticeMode = 'agora' | 'atrasado' | 'repetido' | 'fora-de-ordem';
