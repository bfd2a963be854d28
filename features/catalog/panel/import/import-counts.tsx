import { StatCard } from '#platform/panel/pieces/stat-card.tsx';
import type { DryRun } from '../../domain/sheet-import/sheet-import.ts';

const whole = (count: number): string => count.toLocaleString('pt-BR');

/** What an import does, or would do. */
export const ImportCounts = ({ inserted, updated, unchanged, refused }: Omit<DryRun, 'newCategories'>) => (
  <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
    <StatCard label="Produtos novos" value={whole(inserted)} />
    <StatCard label="Alterados" value={whole(updated)} />
    <StatCard label="Sem mudança" value={whole(unchanged)} />
    <StatCard label="Linhas recusadas" value={whole(refused)} />
  </div>
);
