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
anticoagulante, trombose > varfarina, rivaroxabana, enoxaparina, heparina, apixabana
garganta, dor de garganta > benzidamina, flurbiprofeno, tirotricina, cetilpiridínio
ouvido, dor de ouvido > otológico, oto, ciprofloxacino
olho seco, olho > oft, oftálmico, hialuronato, carmelose
infecção urinária, cistite > nitrofurantoína, norfloxacino, ciprofloxacino, fosfomicina, fenazopiridina
infecção > amoxicilina, azitromicina, cefalexina, ciprofloxacino
ferida, machucado, infecção na pele > neomicina, bacitracina, mupirocina, sulfadiazina
artrose > glicosamina, condroitina, diacereína
artrite, reumatismo, artrite reumatoide > meloxicam, metotrexato, leflunomida, diclofenaco
gota > alopurinol, colchicina
coluna, dor nas costas, dor na coluna, torcicolo > carisoprodol, ciclobenzaprina, orfenadrina
dor nas articulações, dor no joelho > meloxicam, diclofenaco, glicosamina
glaucoma > timolol, latanoprosta, dorzolamida, brimonidina
parkinson, doença de parkinson > levodopa, pramipexol, biperideno
alzheimer, demência > donepezila, memantina, rivastigmina, galantamina
esquizofrenia, antipsicótico > risperidona, olanzapina, quetiapina, haloperidol
transtorno bipolar > lítio, quetiapina, lamotrigina
déficit de atenção, tdah > metilfenidato
parar de fumar, tabagismo > bupropiona, nicotina
psoríase > calcipotriol, clobetasol, metotrexato
dermatite, eczema, coceira > hidrocortisona, betametasona, dexclorfeniramina, hidroxizina
arritmia > amiodarona, propafenona
insuficiência cardíaca, coração > carvedilol, digoxina, espironolactona
angina, infarto > isossorbida, propatilnitrato, ácido acetilsalicílico
triglicerídeos, triglicérides > ciprofibrato, fenofibrato
varizes, má circulação > diosmina, hesperidina, aesculus
hemorroida > diosmina, policresuleno
menopausa, reposição hormonal > estradiol, tibolona
dia seguinte, pílula do dia seguinte > levonorgestrel
endometriose > dienogeste, gosserrelina
infertilidade, ovulação > clomifeno
antiviral > aciclovir, valaciclovir, oseltamivir
hiv, aids > lamivudina, zidovudina, efavirenz, tenofovir
hepatite > entecavir, lamivudina
câncer, quimioterapia > tamoxifeno, anastrozol, metotrexato
leucemia > imatinibe, citarabina
anestésico > lidocaína, bupivacaína, prilocaína
cinetose, enjoo de viagem > dimenidrinato, meclizina
soluço > clorpromazina
fígado, ressaca > silimarina, metionina
pneumonia, sinusite > amoxicilina, azitromicina, levofloxacino
tuberculose > rifampicina, isoniazida
malária > cloroquina, primaquina
toxoplasmose > espiramicina, sulfadiazina
vaginal, corrimento > metronidazol, clotrimazol, nistatina
incontinência, bexiga > oxibutinina, tolterodina
emagrecer, obesidade > sibutramina, orlistate
abrir o apetite, apetite > ciproeptadina, buclizina
cálcio, ossos > carbonato de cálcio, colecalciferol
vitamina d > colecalciferol
vitamina b12 > cianocobalamina
vitamina a > retinol
gravidez, gestante > ácido fólico
`;
