/** '+12,5%', '-3%', 'igual', or 'novo' where there was nothing before. */
export function changeWords(now: number, before: number): string {
  if (now === before) return 'igual';
  if (before === 0) return 'novo';
  const percent = ((now - before) / Math.abs(before)) * 100;
  const rounded = Math.abs(percent) < 10 ? Math.round(percent * 10) / 10 : Math.round(percent);
  return `${rounded > 0 ? '+' : ''}${rounded.toLocaleString('pt-BR')}%`;
}
