import { type PairContrast, themeContrasts } from '#kernel/colours/theme-contrast.ts';
import type { ThemeColours } from '#kernel/theme.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { pairWords, ratioWords } from '../../contract/shop/panel-shop-texts.ts';

/** Which texts can be read with these colours; said again whenever one changes. */
export function ContrastList({ theme }: { readonly theme: ThemeColours }) {
  const pairs = themeContrasts(theme);
  if (pairs === undefined) return null;
  return (
    <div className="col-span-full flex flex-col gap-2">
      <h3 className="font-semibold text-sm">Contraste</h3>
      <ul aria-live="polite" className="flex flex-col gap-1.5 text-sm">
        {pairs.map((each) => (
          <li key={each.pair} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Verdict contrast={each} />
            <span className="first-letter:uppercase">{pairWords[each.pair]}</span>
            <span className="text-ink-2 tabular-nums">{ratioWords(each.ratio)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The shop darkens its own colours where they are text; only the text that was chosen can be too faint. */
function Verdict({ contrast: { pair, readable } }: { readonly contrast: PairContrast }) {
  if (readable) return <Badge tone="success">Lê-se bem</Badge>;
  return pair === 'text-on-primary' ? (
    <Badge tone="danger">Não se lê</Badge>
  ) : (
    <Badge tone="info">A loja escurece</Badge>
  );
}
