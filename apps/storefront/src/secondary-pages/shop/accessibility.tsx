import { whatsappHref } from '#features/suppliers/domain/contact/whatsapp.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { PageTitle } from '#platform/ui/page-title.tsx';

/** What the pages are checked for, what is not ensured, and whom to tell. Law 13.146/2015, article 63. */
export function AccessibilityScreen() {
  const { name, footer } = useShop();
  const { phone, email, whatsapp } = footer;
  const chat = whatsapp === undefined ? undefined : whatsappHref(whatsapp);
  return (
    <div className="mx-auto flex max-w-184 flex-col gap-6 [&_li]:ml-5 [&_li]:list-disc [&_ul]:flex [&_ul]:flex-col [&_ul]:gap-1.5">
      <PageTitle lead={`Declaração de acessibilidade da loja ${name}`}>Acessibilidade</PageTitle>
      <p>
        Queremos que todas as pessoas comprem aqui com autonomia. A Lei Brasileira de Inclusão (Lei
        13.146/2015, artigo 63) pede isso de todos os sites de empresas; a nossa referência são as diretrizes
        WCAG 2.2, nível AA, em que também se baseia o modelo eMAG do governo.
      </p>
      <section className="flex flex-col gap-2">
        <h2 className="text-xl">O que esta loja oferece</h2>
        <ul>
          <li>
            Tudo pode ser usado só com o teclado, com o foco sempre visível e um atalho para o conteúdo.
          </li>
          <li>As páginas têm títulos, regiões e nomes de campos que os leitores de tela anunciam.</li>
          <li>O texto pode ser ampliado até 400% sem rolagem para os lados.</li>
          <li>O contraste dos textos é conferido, também no modo escuro, que segue a escolha do aparelho.</li>
          <li>As animações param para quem pede menos movimento no aparelho.</li>
          <li>As páginas principais são testadas com o axe, um verificador automático, a cada versão.</li>
        </ul>
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="text-xl">O que ainda pode falhar</h2>
        <ul>
          <li>Imagens e textos que a loja publica podem estar sem boa descrição.</li>
          <li>Boletos e notas em PDF podem não ser lidos bem por leitores de tela.</li>
          <li>Não há tradução para Libras nas páginas.</li>
          <li>Ainda não fizemos testes com pessoas usuárias de leitores de tela.</li>
        </ul>
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="text-xl">Encontrou uma barreira?</h2>
        <p>Conte para a loja em qual página e o que tentou fazer. Ela também pode receber o seu pedido.</p>
        <ul>
          {chat !== undefined && (
            <li>
              <a href={chat} target="_blank" rel="noreferrer" className="underline">
                WhatsApp {whatsapp}
              </a>
            </li>
          )}
          {phone !== undefined && <li>Telefone: {phone}</li>}
          {email !== undefined && (
            <li>
              <a href={`mailto:${email}`} className="wrap-anywhere underline">
                {email}
              </a>
            </li>
          )}
          {phone === undefined && email === undefined && chat === undefined && <li>{footer.address}</li>}
        </ul>
      </section>
    </div>
  );
}
