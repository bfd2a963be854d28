/** The first keyboard stop: skips the header. */
export function SkipLink() {
  return (
    <a
      href="#conteudo"
      className="fixed top-3 left-3 z-70 -translate-y-20 rounded-md bg-night px-5 py-3 font-semibold text-white focus:translate-y-0"
    >
      Ir para o conteúdo
    </a>
  );
}
