import { buttonStyle } from '#platform/ui/button-style.ts';
import { fillPath } from '#platform/web/url.ts';
import { exportProductsEndpoint } from '../../contract/sheet-import/sheet-import.endpoints.ts';

/** All products as a spreadsheet, for this shop's person. A plain link: the file is written while it is downloaded. */
export function ExportLinks({ shopId }: { readonly shopId: string }) {
  const href = fillPath(exportProductsEndpoint.path, { idfornecedor: shopId });
  return (
    <>
      <a href={`${href}?formato=xlsx`} download className={buttonStyle({ tone: 'quiet' })}>
        Exportar XLSX
      </a>
      <a href={`${href}?formato=csv`} download className={buttonStyle({ tone: 'quiet' })}>
        Exportar CSV
      </a>
    </>
  );
}
