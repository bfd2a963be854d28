import { synonymsOf } from '../search-synonyms.ts';

/** One group per line, its members separated by commas. */
const wordGroups = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(', '));

/** Synonyms common to all shops; a supplier's own are added to them. */
export const commonSynonyms = synonymsOf(
  wordGroups(`
biscoito, bolacha
mandioca, aipim, macaxeira
tangerina, mexerica, bergamota
abóbora, jerimum
refrigerante, refri
iogurte, yogurte
ketchup, catchup
goma de mascar, chiclete
shampoo, xampu
desodorante, antitranspirante, antiperspirante
creme dental, pasta de dente, gel dental
escova dental, escova de dente
enxaguante bucal, antisséptico bucal
fio dental, fita dental
aparelho de barbear, barbeador, gilete, gillette
protetor solar, filtro solar, bloqueador solar
hidratante, loção hidratante, creme hidratante
tintura, coloração
perfume, colônia, eau de toilette, eau de parfum
haste flexível, cotonete
papel toalha, toalha de papel
água sanitária, alvejante
esponja de aço, palha de aço, lã de aço
sabão em pó, lava roupas em pó, detergente em pó
detergente, lava louças
televisão, televisor, tv
geladeira, refrigerador
celular, smartphone
notebook, laptop
fone de ouvido, headphone, headset
caixa de som, speaker
videogame, console
playstation, ps
controle, joystick
máquina de lavar, lavadora
ar condicionado, condicionador de ar
chapinha, prancha de cabelo
guarda-roupa, roupeiro
edredom, edredon
lençol, jogo de cama
bicicleta, bike
cachorro, cão, canino
gato, felino
fita adesiva, durex
papel sulfite, papel a4
curativo, band-aid
soro fisiológico, cloreto de sódio
água oxigenada, peróxido de hidrogênio
vitamina c, ácido ascórbico
aspirina, ácido acetilsalicílico, aas
paracetamol, tylenol
rímel, máscara de cílios
uísque, whisky
cachaça, aguardente, pinga
azeite, óleo de oliva
molho de soja, shoyu
maisena, maizena
muçarela, mussarela
colorau, colorífico
criado-mudo, mesa de cabeceira
chuveiro, ducha
amaciante, amaciador
lustra móveis, lustrador de móveis
enxaguatório, enxaguante
lenço umedecido, toalha umedecida
preservativo, camisinha
micro-ondas, microondas
pen drive, pendrive
multiuso, multi uso
`),
);

/** Label abbreviations that are not prefixes of the word, or are typed themselves; used only if little else is found. */
export const shortenedWords = synonymsOf(
  wordGroups(`
branco, br, bco
preto, pt, pto
verde, vd
vermelho, vm
azul, az
barra, br, brr
pequeno, pq
grande, gd, gde
caixa, cx
pacote, pct, pc, pcte
garrafa, gf, gfa
frasco, fr
lata, lt
refil, rf
fralda, fr
shampoo, sh, shp
condicionador, cd
creme, cr, crem
amaciante, am
sabonete, sb
biscoito, bc
comprimido, com, comp, comps, cp, cpr
cápsula, cap, caps
drágea, drg
gotas, got, gts
suspensão, sus, susp
xarope, xpe
pomada, pom
injetável, injeção, inj
ampola, amp
bisnaga, bg, bisn
envelope, env
efervescente, efev, eferv
mastigável, mast
revestido, rev
oftálmico, oft
liofilizado, liof
litro, lt, l
unidade, un, und
masculino, men
feminino, women
infantil, kids
`),
);
