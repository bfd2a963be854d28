/**
 * What people call a medicine's use or class, and the most common substances for it. Only the use leads to a substance: whoever searches a
 * substance never gets another one. Guesses of a relaxed search, always marked as approximate, and no advice.
 */
export const MEDICINE_USES = `
remédio, medicamento > comprimido, cápsula, mg
dor, analgésico > dipirona, paracetamol
dor de cabeça, enxaqueca > dipirona, paracetamol, ácido acetilsalicílico, isometepteno
dor muscular, relaxante muscular > carisoprodol, ciclobenzaprina, orfenadrina
febre, antitérmico > dipirona, paracetamol, ibuprofeno
inflamação, anti inflamatório, antiinflamatório > ibuprofeno, nimesulida, diclofenaco
corticoide > prednisona, prednisolona, dexametasona
verme, vermífugo > albendazol, mebendazol, nitazoxanida
azia, antiácido, má digestão > hidróxido de alumínio, bicarbonato
gastrite, úlcera, refluxo > omeprazol, pantoprazol, lansoprazol
tosse, expectorante > xarope, ambroxol, acetilcisteína, guaifenesina
gripe, resfriado, antigripal > clorfeniramina, fenilefrina
nariz entupido, descongestionante > nafazolina, oximetazolina, fenilefrina
alergia, antialérgico, rinite > loratadina, desloratadina, dexclorfeniramina
asma, bronquite, bombinha > salbutamol, budesonida, montelucaste
cólica > escopolamina
enjoo, náusea, vômito > dimenidrinato, metoclopramida, ondansetrona, bromoprida
gases > simeticona
diarreia > loperamida, saccharomyces
intestino preso, prisão de ventre, laxante > lactulose, bisacodil, senna
micose, frieira, antifúngico > clotrimazol, miconazol, cetoconazol
candidíase > fluconazol, miconazol
assadura > óxido de zinco, nistatina
queimadura > sulfadiazina
herpes > aciclovir
acne, espinha > adapaleno, isotretinoína
sarna, escabiose > permetrina, ivermectina, benzoato de benzila
piolho > permetrina
antibiótico > amoxicilina, azitromicina, cefalexina
colírio > oft, oftálmico
vitamina > polivitamínico
anemia > sulfato ferroso, ferripolimaltose
anticoncepcional > etinilestradiol, levonorgestrel
pressão alta, hipertensão, anti hipertensivo > losartana, captopril, enalapril, atenolol
diurético > furosemida, hidroclorotiazida, espironolactona
colesterol > sinvastatina, atorvastatina, rosuvastatina
diabetes > metformina, glibenclamida, gliclazida, insulina
tireoide > levotiroxina
ansiedade, calmante, ansiolítico > alprazolam, clonazepam, bromazepam, passiflora
insônia, remédio para dormir > zolpidem, passiflora
depressão, antidepressivo > fluoxetina, sertralina, escitalopram
epilepsia, convulsão > carbamazepina, fenobarbital, lamotrigina
labirintite, tontura > betaistina, flunarizina
ácido úrico > alopurinol, colchicina
osteoporose > alendronato, risedronato
próstata > finasterida, tansulosina
impotência > sildenafila, tadalafila
calvície, queda de cabelo > finasterida, minoxidil
anticoagulante > varfarina, rivaroxabana
`;
