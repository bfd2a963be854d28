import { useShop } from '#features/suppliers/storefront/shop-context.ts';

/** Demo codes can only be paid, or authorised, at the demo's bank. */
export function PlayedBank({ code, act }: { readonly code: string; readonly act: 'pagar' | 'autorizar' }) {
  const address = playedAddress(useShop().id, code);
  if (address === undefined) return null;
  return (
    <p className="text-ink-2 text-sm">
      Loja de demonstração, nenhum dinheiro se move:{' '}
      <a href={address} target="_blank" rel="noopener" className="font-semibold text-brand-text underline">
        {act} no banco de demonstração
      </a>
    </p>
  );
}

/** The URL at the demo's bank that takes this code; undefined for a real Pix. A code with a mandate authorises it, too. */
function playedAddress(shopId: string, code: string): string | undefined {
  const [, mandate] = /pix\.sandbox\.exemplo\/rec\/(sbm[0-9a-f]{24})/.exec(code) ?? [];
  if (mandate !== undefined) return `/sandbox-pagamentos/${shopId}/pix-automatico/${mandate}`;
  const [, payment] = /pix\.sandbox\.exemplo\/qr\/v2\/(sbx[0-9a-f]{24})/.exec(code) ?? [];
  return payment && `/sandbox-pagamentos/${shopId}/pix/${payment}`;
}
