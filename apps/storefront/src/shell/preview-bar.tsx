/** Over all pages of a shop that a preview link shows with what its staff prepare. */
export const PreviewBar = () => (
  <section aria-label="Prévia" className="bg-night px-4 py-2 text-center text-sm text-white">
    Prévia da loja: só quem tem o link vê este menu, este rodapé e estes textos, e só até ele vencer.
  </section>
);
