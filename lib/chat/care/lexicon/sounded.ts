const NO = '(na(h?i)?n?|nhi|nei|noi|ni|mat)';
const HIGH =
  '(chat|chad|pul|brid?j|setu|tr[ae][iy]?n|rel(aine?)?|rail|nodi|nadi|ganga|kua|manjil|bilding|patri|ga[rd]i|metro|balkoni|barand[ae]|la[iy]n|jol|pani|ba?s|truk|tola|pukur|janla)(er|e|r|ta|yo|o)?';
const THINGS =
  '(ra?o?si|dori|gol[iy]%|ja?e?har|fen[aiy]*l|t[ae]bl[ei]t%|bl[ae]i?de?|cha[kh]u|banduk|osud%|bori|churi|pils?)';
const MINE = '(mere pas|amar kache)';
const NOW = '(abhi|a?b|aj(o?i|kei?)?|[ae]kh?[ou]?n(o?i)?)';
const OF_DRUGS = '(dr[au]gs?|nas[ae]|nes[ae]|daru|sarab)( ki baja)? se';
/** It goes on, or has begun anew, further on in the same words. */
const ONCE_MORE = `.* (f[ie]r|p[ie]r|abar|dubara|dobara|${NOW} (daur?|dora|behos|hos|sa[ns]|khi|o?g+an))`;
const WANT =
  '(cha(?!r|l)%|ma?n|mon|ich[aeo]|ji|dil|soch%|khayal|tan (l[ie]|rak)%|bol%|kah%|ja ra%|bhab%|hobe|chesta|irada|ko[sh]*is|taiar|damki|humki|jach[ei]|do|bat (kar|kor)%)';
const MYSELF = '(khud(ko)?( ko)?|apne ap( ko)?|nijeke|nije ke)';
const BREATH = '(jan|pran)';
const LIFE = '(j[ia]n?da?gi|jib[ao]n(ta|er|take)?)';
const ALL = '(sab ?(kuch)?|sob ?(kichu|ta)?|kahani)';
const END = '(khat[ae]?m|katam|khtm|samapt|mita|ses|finis)';
/** Who can bear the drink of another, or an own habit, no longer is worn out. */
const ELDERS = '(papa|pita|mami|mumi|baba|dada|ma|gar ?bale|bari( ?te|r lok)?)';
const NOT_HABIT = '(?<! (mod(er)?|nes[ae]%i?|nesar|daru|sarab|sa?rabi|pi[kn][aer]*) ([^ ]+ ){0,4})';
const NOT_SO = '(?! (na?hi?n? (h[aiou]*n? |hu[aei] |$)|na (?!ho)|noi|ho[iy]?e? ?ni))';
const TIE = '(dori|dodi|orna|od?na|rasi|rosi|sa(ri|di(?= b))|dupata|fan?d[ae])';
const PILLS =
  '(gol[iy]%|bori|j[ae]*h[ae]r(er)?|bis( ?er)? (sisi|botol)|fen[aiy]*l%|pils?|t[ae]bl[ei]t%|gumer osud%|nin?d ki [a-z]+)';
const POISON =
  '(j[ae]*ha?e?r|kito? ?nas[ao]k|tejab|sa?lfas|chuh?[aeo]n?~ ?(mar|dab)%|in?dur%~ (bis|osud|mar)%)';
const SUI = '(su[ia]*s(ide|aide?)|suisid|khud ?kh?us[iy]|atm[aon]* ?h?[ao]t[a-z]+|ato?h[ao]t[a-z]+)';
const RAILS = '(patri|relaine?|r[ae]i?l(ba?[ie])? (la[iy]n|line))(e|er|te)?';
const HEIGHT = '(cha[td]|pul|bri[dgj]+e?|setu|fl[a-z]+b[ae]r)';
const SPOT = `(${HEIGHT}|${RAILS}|trak)[ert]*`;
const ON = `${SPOT}( ke| er)?( [uo]p[ao]re?| par| pe| e)`;
const ARMS = '(cha[kh]k?u|churi|banduk|pistol|rod|danda|talbar|belt|bon?ti|lati|kulhadi|katari|dao?)';
/** Going on now, of somebody else: "raha", "rhi", "ra"; with "hu" after it the writer's own. */
const GOES_ON = '(r[ah]+[aei]*|re)(?! hu)';
const BREATHS =
  '(san[sc]?h?ei?n?|sans[ei]?n?|sbase?|sas(?! (sasur|bach|bol|keh|ko|ne))|nis[cs]?h?b?as|nis?sas)';
/** Not who has held for years, was caught or told that he is ill (dhore, dhora pora), nor who drives. */
const FIT = '(dora(?! (por|ra[hi]))|dore (pa[dr](?!ch)%|a(e|ya|i|t[ae]i?)|a ra%))';
const WHOM = '(muj?e|hame|(?!khud|ap )[a-z]+ ko|(?<!nije )(?!nije)%ke|amai|sa?o?bko)';
/** Words that no name is made of: verbs in a person, infinitives, objects, small words. Not the surnames De and Deb, nor Man, Mon, Ami and Main. */
const TOLD = [
  'muj?e|mujko|hame|amake|amai|nije(ke|r|i)?|khud(ko)?|apne|apni',
  'gumer|ach[ei]|hai|h|hain|hu|hun|ho|tik|kya|ki|ka|ke|ko|se|ne|te|teke|o|ar|ab|abhi|aj|bas|ekho?n%|akhon|keno?|kyu%',
  `${NO}|parch[ei]%|parb[eo]%|parlam`,
  'cha(h?t[aei]|hie|i|ina|ich[ei]|ch[ei])|ich[aeo]|[a-z]+ung[ai]|%(la|ja|da|ma|ka)u(n|ng[ai])?|[dl]un?',
  'marna|marni|jina|jine|morte|ban?ch(t[ei]|na|b%)|jete|jab[eo]?|jaeg[ai]|morie',
  'li[ae]*|len[ae]?|ga[iy]+[aei]?|gia|ge[ch]%|gel(am|o|e)|kia|di[aey]+|dich[ei]|dibe?o?|dite|dao|do|dal[aeo]%|khaya|khai|kha(b[eo]?|ch[ei]|te)|khe(ye|e|l[ao]m?)%|pia?',
  'kar(na|ni|ne|u|un|o|e|i|ke|ta|te|ti|lia|di%)?|kor(e|o|bo?|te|ch[ei]|un|lam|ech[ei])|k[ae]t(a|i|e|na|ni|b[eo]?|te|ch[ei]|ech[ei]|lam|o)?',
  'maren?|ra(ha|hi|he)|laga%|lagi%|fel(e|l?am|b%|e?ch%)|mor(b|ch|l)%|[a-z]{2,}[aeio]chi|[a-z]{2,}chen?|pore|utlo?|utol|jat[ai]|babake|dabaya|takb%|hob[eo]|hoe|neb[eo]?|nibo?',
  'dak[ae] d(ei|ich%)|be ?hosi?|be ?hus|besud|mata d[ei]b[oe]?|(fa[ns]*si?|ag|agun|jap|laf|dori|orna)~ (d[aeiou]|deb|dib|lag|ni|ne|le|lo|cha)%|(jan|pran)~ (de (d|ra)%|de(n[aie]|bo|du%)|gaba%)|(gol[ao]i?|gal[ae]i?)( me)? (dori|fan?d[ae]|fan?si|rasi)|(j[ia]n?da?gi|jib[ao]n) (khat[ae]?m|katam|ses)(?= $)|more ja(chi|(b|bo|i|oai?)(?= $))|ga[ie]+ hat|hat (tol|uta)%',
].join('|');
const VEIN = '(nas[ae]?n?|ka?la?ila?i|kala[iy]i?|ban?h|sira|kobji|rog)(ta|gul[oi]|te|e)?';

/** A mother, but not mar and mara of who dies or strikes: Bengali tells of a mother's by the sound of Hindi dying. */
const MOTHER =
  'ma(?!ra |r( hi)? (ja(?![nlmr] |l|r)|jete|ga[iye]|gel|gi|chuk|ra[hi]|lu|le |d(o|al|u|un|ung[ai]|e|en[ai]) |kha|pi?t|d[ao]r ))';

const AT_HOME =
  '((pati|patni|bibi|h[au]sband|s[bu]?ami|b[ao]r|mard|admi|premik|boyfri?end|bap|bap?u|papa|pita|baba|abu|dad|(fat|mot|brot)er|ma|ama|mami|mumi|sasu?|sasuri|sb?[ao]sur|jet|bhasur|sasural|susral|sosur ?bari|bhai|bha?i?ya|dada|bet[ae]|chele|son|bo|stri|deb[ao]r|jija|jamai( ?babu)?|chacha|kak[au]|mama|sotel[ae])(ji|ra?|rao|ne|t[aei]|er|log| ?bal[ae])?|garbal[ei]|barir lok|sosur bari?r? lok)';
const HITS = `(mar ?t[aei](h[ei])?|mara(?! (ja(?!b )|je|ge|gi|ga|uchi)%)|mar rah?[aei](?!( h[ai]+)? ${OF_DRUGS})(?<!${OF_DRUGS} mar rah?[aei])|mare[no]?|mart(o|en)|merech[ei]n?|merechilo|maro?lo?|march[ei]n?|pet[ao][in]?|petach%|pitai|pitan|p[ei]tano|petalo?)`;
/** The same key as drinking, so that somebody must be struck. */
const THRASHES = '(pit( t)?[aei]|pit (ra|di)%)';
const STRUCK =
  '(muj?e|hame|mujko|hamko|amake|amai|amader(ke)?|ma ?ke|(apn[iae] )?(ma|mami|mumi|mata|papa|bibi|patni|bahan|behan|bahu|beti|bete|bach[a-z]+|didi|bo|bon|mei?e|chele|sab|bhabhi|tin?o|dono)(ji|ta|ti)? ?k[eo]?)';
/** What may stand between who strikes and the blow: when, how, after what, whom. Any other word may be what is struck. */
const MANNER =
  '(gali|det[ae]|dei|hai|chila%|chech%|m[ao]de?|daru|sarab|n[ae]s[ae]r?|ga[nj]*a|kh[ei](ye|e|le|y)?|p[ie](kar|ne)?|kar|kore|korle|hoe|roj(i|ana)?|rate?|sa[mn]j?|din|subah|sokale|(goto)?kal|aj|abhi|[ae]kho?n|abar|f[ei]r|dobara|hames[ae]?|aksar|prai|maje|kabhi|(sob)?somoi|sob|bar|har|protidin|daili|khub|b[ao]h[ou]?t|onek|besi|jada|jore?|buri|tar[ahei]+|bina|bat|bajah|karone?|kono|choti|gus[ae]|rege|rag|jag[dr]a|lad|asle?|ese|a[ei]|akar|bari(te)?|gare?|[jt](ab|okhon)|dono|sate?|pais[ae]r?|takar?|lie|jon[yn]?o?|di(le|a|e)|dene|na(hi|i)?|nei|mil%|mangl?e?|muj?e|mujko|hame|amai|amader|[a-z]+ke|[a-z]+ k[eo]?|se|me|par|pe|ne|bhi|o|ar|or|to|hi|samne|sab|usk[aio]|use|oki|mer[aeio]|apn[aei]|amar|belto?|dand[ae]|lati|hat|jut[ae]|rod|chotobela|chapa|itna|eto)';
const BLOW = '(tapad|tapar|tamacha|chor|char|chad|lati?|gus[aei]|belto?|dand[ae]|juta|jute|laktai|kil|muka)';
/** What one strikes that is nobody: a chat, a wink, a six, a drink, a mosquito. */
const NOBODY =
  '(peg|daru|sarab|suta|cha?ras|injek%|sui|ga[nm]?ja|n[ae]sa|kas|pu?f|an?kh|chokh?|siti|la?ine?|dialo?g%|gap[ei]?n?|ada|ch[ao]k[ae]|gol|kik|m[ao]ch(ar)?|mosa|mak[hk]?i|chakar|fon|mis ?kol|sot|dam|mo[ku]a|tan[ae]?|dub|d[ai]ng|chup|maja|biri%)';

const MEDICINE = 'gol[iy]%|dab[ae]i?%|t[ae]bl[ei]t%|osu?d%|bori%|pils?';
/** What is asked about drinking, and not told of somebody. */
const USES = '(sarab|daru|mod|nes[ae]|nas[ae]|ganja|bi[ae]r|drags?)( (?!ami|main?|muj)[^ ]+)?';
/** A child to whom a mouthful of alcohol is a poison, and not what was drunk before its eyes. */
const SMALL =
  '((bach(?!te )[aeio]%|sisu(ta|ti)?|(\\d|ek|do|du|tin|char|pan?ch|che|sat|at|nau|das)( sal k[aei]| boch?o?rer)( [a-z]+)?)(?! ke samn| %r samn| samn| h[ou])( t[ai])?( ne)?)';

/** Smack in Bengali, a strip of tablets; in Hindi what is known or not. */
const LEAF = '(?! (na?hi|na chal|chal|lag|hai? |h |ho|ta |ti |kar))(?<! (na?hi?|kya|ko|koi) pat?[ae])';
const MANY = 'j[iy]?ada|b[aou]?h[ou]?t|[oa]nek%|besi';
const MANY_PILLS = `(${MANY})( (gul[oia]|kota|besi|sar[iae]|si|kore|gume?r|nin?d|ki))* (${MEDICINE})`;
/** Has taken them, and not what came of it. */
const EATEN =
  '(kh[ey]+ech[ei]n?|khe(ye)? (fel|ni)%|khel(am|o)|(le|kha|nigal) ?(l[ie]|li?a|chuk[ai]|g[aiy]+[aei])|khais[ei]|khaya|(?<=gol[a-z]+ )khai)(?! (h[ain]+ )?(kintu|tobu|par|lekin|kaj%|kono|koi) )';

/** Hindi and Bengali by sound (sound.ts): each phrase stands once for both scripts. Awaits clinical review. */
export const sounded: Readonly<Record<string, string>> = {
  dieWish: `ki hobe( ar)? ben?che teke|morle (ban?chi|santi|bhalo)|main?( aj| ab| kal| rat| hi| khud| ki)* ${END} kar (du|lu)(ng[ai]|n)?|ama(ke|i)~ (morte d[aei]%|(morie|mere) (dao|den|felo))|(morie|mere) (dao|den|felo)~ ama(ke|i)|muj?e~ mar(ne de%|(ne)? (do|dalo|dijie))|(ra?[ei]+l|tren|metro)%~~ mata|(?!(?<=(us(e|ko)|un(ko|he)|(bet[aei]|la[rd]k[aei]|bach[a-z]*|bhai|pati) ko) )ma?rna chahie)ma?r(na|ne|ni)~ ${WANT}|soch%( h[aei]*| ta| ti| hu)? ma?rne ka(?= $)|ma?rne k[ei]~~ soch%|marne bala h%|ma?rna h[aei]*|mar (hi )?ja(un?|ung[ai]|na|ne|te?a?|o)|mrjana?|ma?rjau%|mo?r(t[ae]i?|e jete|ar|a|ei?) ?(gelei?)?~ (${WANT}|bhalo?|kota|jon[yn]o?|upai)|(?<! ki )mor(e|ia)? jaben?|mor(e|ia)? ja([oi]|b(?!en? ))%|m[ao]re jete|(?<=^ |(amar|ami|khub|ar|na|ekho?n|aj|sudu) )marte (ich[aeo]|mon)|ami~ mara jabo?|mara jete~ (${WANT}|che%)|mor(bo|ob)|moron (chai|chara)|((?<![a-z]r )mot|mrityu)~ (hi|cha%|aja%|a ja%|bhalo?|kamna|dak%|mang%|chara)|(kas|bhagban|jodi)~~ (mar|mor|mot|uta)%|(bol|kah|k[ae] ra|likh)%~~ (more jabe|mar jaeg[ai]|morbe)|(apni|khud ki|nijer|meri)~ jan~ (le|du|de)%|${BREATH} (di?e (d|ra|ja)%|du(n|ng[ai])?|dedu%|dekar|d[ei]b[oe]?|gaba%)|${BREATH} de(na|ni|ne)~ (cha|h[aei]*|hobe|bala|man|ji|dil|lie|irada|taiar|ko[sh]*is|soch%|ja ra%|kho?yal)%|(${MYSELF}|${LIFE}|${ALL})~ (${END}|mere|goli|mar)~ (kar|kor|dal|d[ieu]|do(?!n|r)|lu|le|fel|ja)%|ses kore (deb|di|dobo|felb|felt)%|(aj|ab|amar)~ ${ALL} ${END}|fan?si|fan?d[ae]|latak (ja|kar mar)%|${HIGH}( ke| me| se| teke| r)?~ (age|nich[ei]|samne|tolai?)~ (kud|let|jap|laf|su|mata|a ja[uo]|chole ja[ib])%|(tre[iy]?n|rail|rel) (se|e)~ kat%|soch%~ ${HIGH} ke age(?= $)|kud ja%|jap (d[eio])%|hames?a ke li%~ (so|chala?|ja|dur)( |ja%|ra%)|(so|chala?) ja% hames?a|chir%(?!~ chara)~~ (gum|chol|santi|hari|ja)%|(chol|ja)%~ chir%|(dunia|pritibi)%~ (ch[eo]|alb|se ja|teke)%|${MYSELF}~ (ag|agun)~ (la|d)%|(ag|agun)~~ ${MYSELF}|(gae|upar|khud p[ae]r?)~ (ag|miti|agun|tel|petrol|kero%)|ja?e?har~ (de|la) do|ga?lat kadam|ku?i?chu? (ekta )?k[ao]re? (lu|felb|bait)%|opare~ (chol|je)%|${SUI}~ (kar(n|un|u| l[ue])|kor(b|t|chi))%`,
  atHand: `${PILLS}#1 samne (rakh|ach)%|${PILLS}~ hat(e| mei?n?)(?! lag)|hat(e| mei?n?) ${PILLS}(?! lag)|hate~ bis(?= $| ache)|bis~ hate(?= $)|${MINE}( ek| ekta)? (ra?o?si|dori)|(ra?o?si|dori)~ (${MINE}|t[ao]iri)|(${PILLS}|ra?o?si|dori) (taiar|rea?di)(?! (at|for) )|${MINE}~ ${POISON}|${MINE}#1 bis( hai| h)?(?= $| ach| ar )|(${POISON}|bis)( hai| h| ach[ei])? ${MINE}|(${POISON}|bis) kin%|${POISON} kharid%`,
  told: TOLD,
  notLive: `(k[ae]no?|kiser jon[oy]%)( ar| ami)* ban?ch(b|te ho)%|(ky[ou]%|kis(ke)? li%)( ab| main?| aur)* ji[iy]?u[ng]*(?= ($|main?|ab))|${LIFE}~ bhalo lag% ?na|ji ${NO} (sak|pa)%|(ba[sk]te (chai|parb%|parchi)|ji(na|ne|te)|jin?da|ban?ch(te|ar|bo|be)|(?<!(ganja|mod|smak|heroin|drags?|tablet|osud|bari|jomi|gari|saman|jinis) )(b(en?|an)che(ch)?(?! k[aeio] )|bache(?= tak))( taka?%)?)~~ ${NO}|${LIFE}~ (ar )?(rakh|${NO} cha)%|(ji(na|ne|te)|ban?ch(te|ar)|b(en?|an)che%|${LIFE})~~ (ki labh?|labh?|bekar|tak (ga|ch)%|tang|matlab|fa(i|y)da|mane|karo?n|bajah|dorkar|ki hobe|klanto?|osoj?y?o|bo?ja?|na?frat|gena|fark|${END}%)|(${NO}|${END})~~ (jina|jine|jia|bach(te|ar)|ben?che tak%)|(tak|rah)%~~ (dunia|pritibi)%|(dunia|pritibi)%~~ (${NO}~ (rah|tak)%|(rah|tak)%~~ ${NO})|(kabhi|fir|jeno?|kas|kal)~~ na (ut|jag)(u|un|i|na)|(kal|kabhi|suba|ar|jeno?)~ (an?kh|cho?kh|nin?d|gum)~ na (khule|tute|bhang?e)(?! (to )?(alarm|uta|jaga|der))|ar ute chai ?na|(kal|kabhi) utna ${NO} cha%|ji (kar|ke) kya|beche teke ki (kor|hob|lab)%|keno beche`,
  roof: `${ON}(?= $| hun? | achi )|${SPOT}(?<=e) achi|ami ${SPOT}(?= $)`,
  noHope: `akh?i?ri bar bat ka?rn[ai]#1 kisi|(kisi se|karo (sate|songe))~ (akh?i?ri|ses) ?bar~ (bat|kota)|(main?|mein?|ham) na (rahun?|rahe|ho(t[ai])?)~~ (ach[ah]|betar|tik|bhal|khus|suk|chain|santi)%|(mora|more jaoa|morar|marne|marna) (chara|ke (siba|alaba))~~ ${NO}|(koi|keu)~ (${NO} roe|kan?dbe)%|(mere|meri|uske|amake|amar)~ (bina|bagair|na ho%|na rah%|marne|mot|chara|mor%|jane)~~ (khus|ach|betar|suk|chain|aram|tik|bhal|santi|sab|fark)%|(ami|amake|amar)~ (na tak|chara|morl|more gel|mara gel|chole gel)%~~ (bhal|suk|santi|bach|kan?d|kich|kar)%|(amar|mere|meri) (mor[ao]n?i?|mot)|chal[ai] ja(un?|na)~~ (acha|tik)|labh?~ na takle%|boj[ao]?~ (hu|ban|bon|hoe|chara|ami|ho)%|(ami|mai|mein?)~ boj[ao]?|(koi|kono?|ar kono)~ (rasta|umid|bajah|chara|upai|pot|mane)%~ ${NO}|${NOT_HABIT}(bardast~ ${NO}|(jel[^e ]|sah(?!i ))% ${NO}|${NO} (jel[^e ]|jel pa|sah(?!i ))%|ar (parch[ia]|soj?[hy]%|nite|tante) (na|ni|hoche|parchi)|ar parchi ?na|parchi ?na ar)(?!( [^ ]+){0,5} (berote|charte|charbo?|chodna|uska pin[ae]) )`,
  weary: `sasti|man bhar ga%|narak|(?<!(n[ae]s[ae]r?|sa?rab|daru|mod(er)?|drag%|lat)( (se|teke))? )mukti|gena|lojja|himat na%|sahos%~ na|ta?k (ga|chuk)%|akel[ai]|niras|har ga%|klanto?|hotas|ab or na%`,
  suicide: SUI,
  edge: `lainer dare~ dan?r%|(t[ae]*r[ae][iy]?n|metro)~ samne (kha?[rd]|dan?r)%|(${RAILS}|kinar[ae]i?|munder|reling|ka?rnise?)~~ (kha?[rd]|bait|let|chad|chod|pahunch|dan?r|bos|su|ut|ge[cl])%|(${HEIGHT}(er|e)?~ (e|pe|par|dare|kinar[ae]i?|[uo]pore?)~|chade) (kha?[rd]|dan?r)%`,
  farewell: `(ses|akh?i?ri|last) (mes|msg)[a-z]*~~ (ma|baba|mami|papa|bon|bach[a-z]*)( ke| ka| ko)? (dekh|kheyal|khyal|dyan)%|(ma|mami|papa|baba|mumi)#1 (maf kar de?na|k?h?oma kore di)o?(?= )|albida|bidai(?! part)|(mer[aie]|amar) (akh?i?ri|ses) (din|rat)|(mer[aie]|amar|e[ih]?ta?i?|ye|aj)~ (akh?i?ri|antim|ses|last)~ (sandes|mes%|msg|chiti|bar|kota|bat|not|lekha)|mere (jane|marne) ke bad|ami (chole gele|na takle)`,
  parting: `ses ?bar%|(saman|jinis|gahn[ae]|go[yh]o?na)~~ (bant|bilie|de|die) di%|ja(ne ka|bar) (samai|somoi)|tang ${NO} kar%|birokto korb%|(amar|muje) (kichu|kuch)~ hoe? ja(be|eg)%|bapas ${NO} a%|(maf[iy]?|kh?oma|ksama) (kar|kor|mang|cha)%|${NO} rahung[ai]|(amake|muje)~~ (dekh|pab|mil)%~~ ${NO}|ar firb% na(?! nes)|takbo na|(muje|amake)~~ (dun?d|khuj)%|berie ge%|chere (chole )?jab%|sambhal% le%|(chiti|not|khat)% (likh|chod|rekh)%|ma ?ke dekho|bhalo teko|sabko~ cho[dr]%|sob~ chere`,
  gone: `(ra?o?si|do[rd]i|rope) (le ?k(ar|e)|nie)( (?!baj|khet)[^ ]+){0,3} (ga[iy]?[aei]?|ge[cl]%|nika?l%|beri%|duk%)(?!~ (gai|goru|ban?d|kap)% )|(gudbai|albida|bida?i?(er)?|mot(?! not)|mrityur|morar|${SUI})( k[ai])? (note?|chiti|khat|chirkut)|chirkut (likh|rekh|chod|de)%`,
  means: `g[ao]re~ bis ach%|gar me ${POISON}( h[ain]*)?(?= $)|${MINE}~~ ${THINGS}|${THINGS}~ ${MINE}(?! ${NO})|(${THINGS}|bis)~~ (hat[ae]?|kharid|jama|kin|jogar|nie bos|jomi|luki|ikat|rakhi|le a)%`,
  poison: `j[ae]*ha?e?ri?l?[aie]?|bisakto?|fina?[iy]?i?[ln]l?|fen(ai|[iy])l|tejab|[ae]si?d|kito? ?nas[ao]k|ki[dr][ae] mar%|chuh?[aeo]n?~ ?(mar|dab|ki)%|in?dur%|k[ea]ro?si%|miti ka tel|sa?lfas|harpik|d[aei]tol|mach[ae]r~ (dab|tel)%|mosa% (mar|tel|osud)%|lai?jol|bis(?= (er|khe|kha|pi|pan|kh|gil|nie|die))|pok[ao]~? ?mar%|chol[ao]i(?! (roj )?(khai|khan|kheto)(?! .*(bomi|japsa|cho?k|hos|gan|ulti|sas|buk|bata|bet)))`,
  ingested: `pi[ae]?|pine|kha(ya|i|e)?|nigal|nigl[ia]|gatak%|le l[aie]|le li[ae]|laga (l%|kar)|lagaya|khe(ye|e|y)?(ch[ei]n?|chilo?|si|se)|kh[ey]+ech[ei]|kheye|khe|khai?che|khel[aeo]?m?|gil%|nie(ch[ei])?|leke|li`,
  swallowed: `nigal|nigl[ia]|gatak%|gile%|kha (l[aie]|ga)%|kh[ey]+ (fel|ni)%`,
  willIngest: `(pi|kha|le|nigal) (lu%|leg[ai]|lena|jau%)|(pine|khane|khana|pina)~ (cha|man|damki|soch|ja ra)%|(khana|pina) (hai|h|he)|khau(n|ng[ai])?|piu?ng?[ai]|khab[oe]?n?|kh[ey]+ (neb|nib|mor|felb|ses)%`,
  many: MANY,
  excess: `ek ?gad[ao]|sar[iae](?! (din|rat|bot|jib|jin|bo?ch|sal|ga|por))|pur[iaeo]|ik[ah]*at[aei]|ek sat|eks[ao]n?[tg]+[ae]|pat?[ae]${LEAF}(?! kha(ch|i))|kitni pata na?hi|sisi|b[oa]tol|mut[io]|(das|bis|tis|pachas|kuri|ponero|tiris|(?<! (boy?[eo]s|umar|umr) )(\\d{2,3}))(ta|ti)?(?! (mg|din|sal|bo|mi|ga|go|ta?k|ru)%)|strip|s(a|o(?!b tablet khai))b(?= (t[ae]b|os|bo[rd]|gol|kha|kh[ey]|l(e l|e?i)|nigal|gil))|sob(gul[oi]|kot?a)|(on|an)ek ?gul[oi]|got[ao]|dosta|paket`,
  pill: `khasi|kasi|gol[iy]%|dab[ae]%|t[ae]bl[ei]t%|tab|k[ay]psul|sirap|nin?d ki|osud%|bori|pils?|gumer|medisin|alpra%|[a-z]+aj[ei]pam%|tramad[ao]l`,
  drug: `mal(?= (na|ni|pai|mil))|g[an]+jar biskut|sm[ay]+k|smek|h[ae]y?roi?n|bra?[uo]n|koken|ganj[ae]|gaja|cha?o?ra?o?s|afim|drag%|drug%|nas[ah]?[ae]?|nes[ao]r?|in?je[kt]%|sui|chita|pata${LEAF}|dendr%`,
  took: 'lia',
  alcohol: `sa?rab|daru|bi[ae]r|biski|rum|pina|pine|pik[ae]r?|pi|alkoh[oa]l|mod(er|ta)?|desi|bangla|chol[ao]i|drink%|peg`,
  overdosePlan: `(obh?[ae]r ?do[sj]%|od)#1 (kar (l?u|le lu)%|kar(u|lu|ung|na cha|ne ja|ne bal)%|karna (hai|h)|le (l?u)%|lu(n|ng)%|lena cha%|(korbo?|kore felbo?|nebo?|nibo?|khabo?)(?= )|korte (chai|ich|jach)%)`,
  childDrank: `${SMALL}( (golti|galti|bul|se|kore|(papa|pita|baba|bap|gar) k[ai]|babar|baper|tar|uski|uska|apni|puro|puri|sara|sari|sob))* (mod(ta)?|sa?rab|daru|bi[ae]r|biski|rum|bangla|desi)#1 (khe(ye|e)? (fel|ni)%|kh[ey]+ech[ei]%|pi (l[ia]|ga|chuk)%|pi(a|e)?(?= $)|gile (fel|ni)%)`,
  tookMore: `(ar[ou]|ar (o|du|kotog|kich|onek|ek)%|abar)#3 (${MEDICINE})~ (kh[ey]+ech[ei]|khe(ye)? (fel|ni)%|khelam|gilech[ei])(?! (ki|kina) )|(${MEDICINE})( (ami|ekhon|aj))* (ar[ou]|abar)~ (kh[ey]+ech[ei]|khe(ye)? (fel|ni)%|khelam)|(?<=^ (maine?|mene|usne|abhi|ne)? ?)or( (bhi|do|tin|char|kuch|tod[iae]))* (${MEDICINE}) (kha|nigal) (l[ia]|ga|chuk)%|(tod[iae]|kuch|do|tin|char) or (${MEDICINE}) (kha|nigal) (l[ia]|ga|chuk)%|or (gol[iy]%|tabl%|pils?) (kha|nigal) (l[ia]|ga|chuk)%|(maine?|mene) (fir se|dobara) (${MEDICINE}) (kha|nigal) (l[ia]|ga)%`,
  pillsGone: `(osud%|bori|gol[iy][a-z]*|t[ae]bl[ei]t[a-z]*)( er| ki| ka| ke)* pa?t+[a-z]*( ta)?( puro| pura| sab| sob)* khali(?=.* (ami|main?e?|mene|abhi|ekhon) )|(?<!(?<!nin?d) ki )gol(i[any]*) (kha|nigal) (l[ie]|li?a|chuk[ai]|ga[iy])%( h[ainue]*)?(?= $)|(gumer (osud%|bori%|t[ae]bl[ei]t%)|bori%)#1 (khe(ye|e)?|gile) (fel|ni)%(ch[ei]|lam)(?= $)|${MANY_PILLS}( ek ?sat%)? ${EATEN}|(${MEDICINE}) (${MANY})( gul[oia])? ${EATEN}`,
  overdose: 'obh?[ae]r ?do[sj]%|od ho[iey]* (ga|ge|g[iy])%',
  breathless: `${BREATHS}~~ (${NO}|ruk%|band|bondo)|sas (nich|bond|nit)%`,
  unresponsive: `mar rah?[aei]( h[ai]+)? ${OF_DRUGS}|${OF_DRUGS} mar rah?[aei]|${BREATHS}~~ (g[ao]r ?g[ao]r|gon?g?ach)%|kharate jais%|(khun|rokto?)( ki|er) (khan?si|kasi)|(mu[nkh]*|gol[ao]|gale|kas|kasi|khan?si|tuk|tutu|balgam|kof)(er|ir|r)? (se|die|teke|te|me[in]*|sate|song?e|ke sat)~ (khun|rokto?)(?! (pori|tes|chek))|(khun|rokto?)~ (mun?h|mukh) (se|die|teke)|(jul(che|onto)|latk[aei]( hu[aei])?( h[ai]*)?)#3 (darba?j[ae]|doro?ja)~ (band|bondo)|(darba?j[ae]|doro?ja)~ (band|bondo)#4 (julche|latk[aei])|(darba?j[ae]|doro?ja)#4 (${NO} khol ${GOES_ON}|khul(ch|l)en? ?na)|(gol[aoe]i?|gal[ae]i?|${TIE}|fa[ns]*si|pan?k[ah]*e?)#3 (julche%|jul ra[hi]%|latk[aei]( hu[aie])? h%|lotke%)|(ruk|atak|teme)~ ${BREATHS}|(aji?b|u?lt[ai]|odbhut|adbhut)%#3 ${BREATHS}|${BREATHS} (aji?b|odbhut|adbhut|kemon jeno)%|(ut|jag|hil)( hi)? ${NO} ${GOES_ON}|${NO}( hi)? (ut|jag|hil) ${GOES_ON}|(ut|jag|nor|nod)((te)?ch?en?|lo?) ?na(?= )|(ut|jag)te (par|ch[ae])%e ?na|an?khe?n?~ (${NO} khol|khol ${NO})%|cho?kh?~ (khul|mel)(ch|l)[eo]n? ?na|(bula|jaga|hila|pukar|uta|aba?j de|aba?j laga)% (par|pe)~ (jabab |kuch )?${NO}|(jabab ${NO} (de|mil)|aba?j ${NO} de) ?${GOES_ON}|(nadi|na[bd]a?j|pulse?) (${NO} (chal|mil)|(chal|mil)% ${NO})%|norach[ao]?ra% ?(kor% )?na|nari (pa[ob]|chol)%~ na|be ?hosi?${NOT_SO}|besud|[oa]chet%|hos (me[in]* )?(${NO}|kho%|ud%)|(dimi|dire|aste)~ ${BREATHS}|${BREATHS}~~ (dimi|dire|atak%|atke|taklif|gut%|kosto?|aste)|d[ao]m (gut|atk)%|(gir (ga|pa)|pore (ge|ach))%~~ (bol ${NO}|${NO} bol|kota bolche na)|(j[iy]?ada|bo?hu?t|besi) inje[kt]%#1 (l[ie]|nie)%|(ho[nt]+|ot|chehr?a|nakhun|nokh|so?a?rir|badan|hat|mun?h?|ton?t|mu?kh?|ga)(er|ta|o)?~~ (nil(che|[aei])?|tan?d[aeio](?<! (amar|mer[ei]|sun[ek]%|jole)( (hat|pa|pair|ga|badan|dule))* [a-z]+)(?!~ (amar|mera))|(?<! mu(n?h)? )kal[ai](?! puj)|akad|osar)( (pa[dr]|ho)%)?(?!( h[ainu]*)? (reh|rah|tak|sardi))|nil[aei]? (pa[dr]|ho)%|(mu[nh]*|mukh)~~ (ja?g|fena)|ja?g (nikal|a ra)%|fena (be|ut)%|ga[ny]?[nj]+la|gejla|[oa]gy?[ae]n${NOT_SO}|gy?an(?! (de|di|mat))~ (${NO}|hari%)|be ?hus${NOT_SO}|hus~ ${NO}|(?<!(m[ae]il|mes|fon|kol|chiti)[a-z]*( [^ ]+){0,3} )sa[dr]a( sobdo)? ((dich|dei)% ?na|nei|nai)|jaga(ne|kar) ?(par|pe)?~ ${NO} (ut|jag|hil|bol)%|(dakleo?|deke|dakch[ei]|nar[ia]?le|jagale)~~ (ut|jag|nor)% na|(khun ki|rokto?) ?(ulti|bo?mi)|(?<=^ (bacha ?o )?)(main? mar ra[hia]* hun?|ami more jachi)(?= $| (bach|mad|hel|pl))|(s[ia]r (se|me)|mata(i| teke))#5 (khun|rokto?)|(khun|rokto?)#5 (s[ia]r (se|me)|mata(i| teke))|(ulti|bomi)%~ (khun|rokto)|cho?kh? ulte%|an?khe?n?~ (palat|ul)%`,
  noAmbulance: `a?e?mbu[yu]?l%~ (${NO} (a(?!m[ai])|a ra|ai|aya|pahun?ch|mil ra)%|(as|poch|pach|paoa ja)% ?(na|ni|nai))`,
  chest: `(sin[ei]|chati)( me| mei?n)?~ (dard|jalan|dabab)%|bu[ck]+e[iry]?~ (b[iy]?[aeo]ta|chap)(?= )`,
  fell: 'gir (ga|pad)%|(?<!gumie )pore ge%',
  limp: `dunda?l%|japsa|(?<!na?k (se|die|teke) )(khun|rokto?) (b[ae]h? r|ber)%|(khad[aei] ho|bol) pa ra[hi]%|(ute|da[nr]?[rd]ate|kota bolte) parch?en? ?na|(uta|jaga|hos|kuch)~ ${NO} (ra|pa(?!d|hun)|bol(?!na|o|ie))%|an?khe?n?~ ${NO} (khol|ra)%|harkat na%|(?<!(sari|jama|kapor|jinis|taka|saman|osud)( gul[oi])? )(gire?|pore) (pad|ach)%|mar rah?[aei](?! hu)|(more|mara) jach%|lutie por%|in?je[kt]%#4 gir ga%|(nas[ae]|nesa|pi)~ gir[aei] (h|mil)%|(${NO} uta|uta ${NO})( hai)?(?= $)|[ou]te ?ni|(sir|mata|mat[ae]y?)~ (f[au]t|fet)%|(gir|pore)%~~~ (sir|mata)%~ (chot|lag|khun|fat|fet)%|ota?te par% ?na|(more|mara) jete paren?|(?<! ki )mara jaben?|((ut|jag|nor|nod|cho?kh? (khul|mel))(ch[ei]|te|ano|ach[ei])|(ut|jag)a(no|te)?(?! (mil|hai? )))(~ (parchi|jache))? ?na(?<!ana)|(dikh|dekh)(na|ai)~ (band|${NO})(?! cha)|cho?kh?e? ?dekh(?!en? |b)%~ ${NO}`,
  stopped: `nei|nai|(cho[dr]|chud|chut|band|bondo|rok|ch[ae]r|ched|tyag)%|${NO} (pi%|li[ae]?|mil%)|(bina|bagair)|na (pine|milne|kheye|khee|peye|khele|pele|nie|paoa%|khaoa%|kore)|(kha|pa|khete|pach[ei]|khach[ei]|ne|nich[ei])[iy]?~? ?(na|ni|nai)`,
  deed: `(?<=^ (((na(hi)? )?(mera )?(matlab|mane)|mai(ne?)?|ami|boh?|o|hi|rate?|ko|e|i|${NOW}) )*)(sa?bke [^ ]+ ke bad )?(kar( ?l?[ue]n?g|ne (ja|bal))%|kor(b|te ja|ei? (fel|n[ei])b)%|(kha|pi) l[ie]|khe(ye)? (fel|ni)%|${NOW}( hi| ko| rate?)*(?= $| \\d))`,
  abstained: `(cho[dr]|chud|band|bondo|ched|cher)%~ (d[iae]|ka?r|ko?r|l[ie]|ke bad|bad|por|pore)%`,
  withdrawal: 'bitdr%',
  fitNow:
    'hat (pa|pair) (khi?e?n?ch|ain?t)%|dan?t lege ge%|dora~ (pad|a ra|ae|aya|ho|ut)%|dore pad ra%|(khi?e?n?chu?ni|ta?o?rka)~ (hoch|hoe|holo|ut|sur)%',
  fit: `${FIT}|m[ir]+gi|jatk[aeio]n?(?<!ek jatke)|ainta?n|(?<!(is|am|are|be) ([a-z]+ ){0,2}|mi |his |her )fits?|khi?e?n?chu?ni|ta?o?rka`,
  deluded:
    '(mar[ae] hu[ae]|mora) [^ ]+ (se|sate|songe) (bat|kota)%|(bhab|soch|lag|bol)%~ p[ou]lise?~ (g[ei]r|pakad)%',
  delirium: `(gor|gar|kamr)[aei]*~~ (san?p|pok[ao])|(chin?ti%|pi[mn]?p[rd]%|aji?b|ajob|chij%|ki[dr][aeo]n?|san?p|chuhe|bhut|chaya|bhul|pok[ao]%|kader|od?bh?ut|in?dur|kamre~ san?p|log|lok|manus)~~ (dik|dekh|reng|gur|duk|pakad)%|(aba?j%|aoaj%)~~ (sun|at)%|bhul ?bo?k%|bhul ?bhal|a?o?bol ?ta?o?bol|prolap|(pe?a?h?chan|chin(te)?)~ (${NO}|par%)|${NO} pe?a?h?chan%|ba?e?h?ki ba?e?h?ki|bad ?ba?b?d%|ul?ta si?da|(kaun ?s[ae]|kon|aj)#1 (din|tarikh)~ (pata|yad|buj|jan|mon|samaj|bolt)%~ ${NO}|din~ (yad|pata) ${NO}|k[ao]nf[iy]*u[sj]% (hu|hun|hai|h|ho|lag%|rah%|ach%|hoe|hoch%)(?! (ki|kya|kon|kaun|koi) )|sob guli?e ja%|mata guli?e ja%|ulto ?palta`,
  shaking: 'hat% hil%|ka(n|m)?p(a|e|i|ra|ch|t|un|kap|na|ne)%|ka(n|m)?p|tar ?tar%|tor ?tor%',
  sick: `pasin[ae]|ulti%|bukhar|(nin?d|nend|gum)~ ${NO}|dast|gaba?ra%|bechain%|dard|tut ra%|gam(ch|te)?%|bomi|jb?or(?! kor)|bat?[ht]a(?! (na?h|sa|d|ra|pa))|byata|jontrona|cha?o?tfa?o?t|da?o?rfo?r|dada?k%|so[iy]a na%`,
  duration: `din%|kal|parso|porsu|subah?|so?a?kal|rat|rate|bad|achanak|por|pore|teke|hotat|du ?din|tin ?din|gotokal|bahut|khub|\\d+`,
  attack: `${ARMS} (uta l|nikal l|tule ni|ber kor)%|(ag|agun) (laga ra|lagate ja|lagach|dora(ch|ich))%|(?<!(upar|gae|opor|opar|khud|nije)[^ ]* )(kero[sj]%|petrol)~ (dal(?!b)|chi?dak|chorai?|del)%|(([ui]s|un|${AT_HOME} )k[ei]|or|tar|(?!ama|nije)[a-z]+er) (pas|hat|kach)e?( me)? ${ARMS}(?! (ho|kor|ge))|(koi|ekjon|lok|admi)~~ ${ARMS}~ (le?k%|ke sat)|${ARMS} (le ?k%|nie|hate)~ (kha[rd]a|ara|a ra|aya|dar[ia]|gur|e?s[ae]?ch|lok|kade|ken)%|(muj?e|h[au]me|mujko|hamko|[a-z]+ ko)~ (mar (dal[ei]?g|deg|dalna )|jan se mar)%|(amai|amader|[a-z]+ke)~ mere (fel[abct]|deb|dit)%|mar(ne~ a ra|te asch)%|(sab|saman|sob|d[ao]rb?a?ja|ti ?bi|bartan|jinis)#1 ((tod|fen?k) ra|bhang?ch)%|gai?s kh[ou]l%#6 (machis|deslai)(?! se )|(mujpe|muj par|mere upar|amar gae)~ (kero%|petrol|miti ka tel) [^ ]+ di(a|eche|lo)|(bol|kah)t[aei]( (hai|h|ki|muje|tuje|tujko|h[au]me|sab|ko|gar))* (jala|kat) d[aeu]%|p[uo][rd]ie mar[bt]%|${ARMS}~~ (damk|bhoi dekh|dara ra)%|chul (tip|dor)%|(muj?e|hame|ko|sa?bko)~~ (mar|pit|marpit|gasit|jala)e? ?(ra[haie]+|kar ra%)(?! hun? )|(%ke|amai)~~ (mar|peta|pita|pit|tenga)ch?en?|(mar ?pit|mar ?do?r|tod ?fod|bhangchur) kar% ra%|(mar ?do?r|bhangchur) kor%che|(gala|gola|gale ko) (daba|tip|pakad|dor(?!e (g|as))|chep|gon?t)%|(mai|h[au]m)n? (batrum|toilet) mein? band hun?|batrum e( dorja)? bondo kore|marbe(?= $| bol(che|se) )|(bari|g[ao]r)(te|e| me[in]*)? (ag(un)? (d|lag)|jb?alie d|jala d|purie d)%`,
  attacked: `${WHOM}~~ mart?[aei]|${STRUCK}~ pit[aei]|mart[ea] h(ai?n?)?|belt~ mar%|mar ?pit|mar ?do?r|d[ao]rb?a?ja~ (tod|bhang|dak|pit rah?[ai] h)%|mata fat%`,
  beats: `(do|du|den?[aei]|dile)(?<=(pais[aei]|taka|rupa?[iye]*)#3 ${NO} [a-z]+)#1 ${HITS}|(${STRUCK}|${AT_HOME})( ${MANNER}){0,3} dak[ae] ((det|dich|mar)%|dei|dia|die(che?n?)?|dilo?)|${HITS}( h[aein]*)? (muj?e|hame|amake|amai)(?= $)|(?<=^ )((o|uni|se|bo|muje|amake|amai|roj|khub|bahut|pati|sbami|bor|baba|ekhon|abhi) ){0,2}(maren?|marche|maro?lo?|mara|merech[ei]n?|mart[aei] h[aein]*( muje)?|hat tolen?|hat utat[aei] h[aein]*)(?= $)|((or|fir|pi ?ke?|ke|kar)#1(?<!${NOBODY}) mart[aei] h[aein]*|kheye mare[no]?)(?= $)|${STRUCK}#4 ${BLOW}~ mar%|(bacha|chele|mei?e|bo)der(ke)?~ ${HITS}|${AT_HOME}( ${MANNER}){0,7} ${HITS}|${AT_HOME} (mar ?d[oa]?r|mar ?pit|[ao]t[yia]*char|nirjato?n|ju?lm)|${STRUCK}~ (${HITS}|${THRASHES})|(?!khud|ap )[a-z]+ ko~ ${HITS}|${AT_HOME}#5 ${BLOW}~ (mar|mer)%|mar ?pit%~ (kar|kor|ho)%|mar ?d[oa]r%~ (kar|kor)%|[a-z]+le marte asen?|hat[ou]?( bhi| to)? (uta|ut[ia]|tol|tul)%|(?<=^ )abhi mar rahe h%(?= $)|(muj?e|amake) (ga?lat|kharap bhabe) ch(ut|u[aei]|oi)%|mar (khai|khati|khata|khate|kheye|par|pad)%|pit(a|ai|ai) (ja|ho|kar)%|mara ja(ta|ti|te)|(garelu|gar me|parib?arik) hin?sa~ (ho|jel|sah|kar|sikar|cha?l)%|(ju?lm|at?ach?ar|[ao]t[yia]*char|nirjato?n|tortur)~ (kar|kor|ho|ch[ao]l)%|(bal|chul) (kich|tan|dor)%`,
  homeViolence: `(mod|bangla|daru|sarab|nesa|ganja|gaja)( [^ ]+){0,2} (ar|o|r|aur) (mare|maren|marche|mart[aei] h[a-z]+)(?= )|(galat|gand[aei]|bure)( (jaga|tarik|tarah)%)?( (pe|par|se|me))? (hat~ (lag|rak|per|fer)|chu)%|(muj?e|mere (badan|sarir)( ko)?)~ chune k[ie]~|${AT_HOME}( [^ ]+){0,4} muj?e( [^ ]+){0,2} chu(t[aei]|a) h|mere (kamre|rum|bistar) me~ (gus|gus ?a)%|jabardasti~ (samband|seks|sona|sote)%|mere s[ae]t~ (galat kam|gand[ai]% (harkat|kam))|amar (ga[ei]|ga[iy]e|sorire?)~ hat (dei?|den|de[oy]a%|dite (chai|ase|asche))(?= )|kharap ?b(h)?abe~ (choi|chu[iy]|hat)%|jor kore~ (soi|soe|sute)(?= )|(muj?e|amake)#3 (kamre|gore?|gar|tala)~ (band (rakht|ka?r ?(d|ke (ga|rak)))|(atke|die) (rek|ge[lc]))%(?!.* kya )|(amake|muj?e)(?=.* (rate?|bach%) )#7 g[ao]r (teke|se)~ (ber kore|nikal) di%|(garelu|gar me|paribarik|gar ki) hin?sa|hin?sa ho%|(barite|gore) (otachar|hin?sa|marpit)`,
  homeKil: `${AT_HOME}~ mere fel% ama(ke|i)|${AT_HOME}~~ ${STRUCK}~ (mar (dal(?!a)|de(?!k))|mere (fel|de))%`,
  game: 'sa?tran[jc]%|dab[ao]|karo?m|ludo|tas|tase|kriket|futbol|m[ae]i?ch(e|er)?|khel(a|te|che|na|ta| me| ke)|dor|daur|daud|film%|sinem%|mubi',
  notBeaten: `${NOW}( ar| to)? ${NO}( h[ai]*)?(?= $)(?<=mar.*)|(age|ager|p[ae]h?e?le?|pich?h?l[aei]|puran[aei]|dusr[aei])~ (s[ea]nt[ae]*r|r[ei]+hab|kendro?)%( (?!${AT_HOME} (?!k[oe] )|${NOW} |[bo]+h? |us|fir |gar |bari )[^ ]+){0,4} (mart?[aeo]|merech|mar ?do?r|mar ?pit|pit[aeot]|peta)%(?!.* ${NOW}.* (mar|pit|hat))|${NO}( kabhi)? (mar|pit|uta)(t?[aei]|ya)%|(mare[no]?|marto|martam|tole[no]?|kore[no]?|pet[ao][in]?|mart[aei]|pit[aei]|kart[aei]|utat[aei]) (kabhi )?${NO}`,
  weapon: `${ARMS}|d[ao]rb?a?ja`,
  lethal: 'cha[kh]k?u|churi|banduk|pistol|talbar|bon?ti|kulhadi|katari',
  mistake: 'galti|bul ?(ko|ka?r|se)%',
  armed: `gal[aeiy]*~~ ${ARMS}|${ARMS}~ (le?ka?r?|nie|hat|dikha)%`,
  hiding:
    '(khat|bed|chouki|palang|tebil|almari)(er| ke)? (nich[ei]|tola[iy]?|tale|pich%|bitor%|and[ao]r)(?! (bot|mod|rak))',
  threat: `(jan se|kat|jala) (mar|dal|de)%|mar(ne|te) (a|ki ko|dod|bal|es|ten?re|as)%|khun kor%|kopate%|tere as%|damki|humki|pich?h?e (dod|bhag)%`,
  wilKil: `(us(e|ko)|un(ko|he)|${AT_HOME} ko)( jan se)? mar (d(al)?u|(dal|de)n)%|khun ka?r (d|l)u%|%ke (khun kor|mere fel)(b|te? ?(ch|ich))%`,
  mightKil: 'mar (de|dal(?!a)|du)%|mere (fel|de)%',
  selfHarm: `kut (lag|mar)%|(hat ki |hater )?${VEIN}~ (k[ae]t|chir)%|${MYSELF}~~ (chot|nuks|k[ae]t(?! ja)|jala|taklif|kharonch|dag|agat|kosto?|po[rd]|pur|jokhom|an?ch[od]r|march|mar l|khoti|hurt)%|(apn[iae](?! b[hu]+l)|nijer)~ (hat|ban?h|pair|jang|pa|sorir)%~ (k[ae]t|jala|pur|po[rd]|dag|chir)%|bl[ae]i?d%~~ (k[ae]t|mar|chal)%|hat(ta|e)?~ (kat (l|ra)%|kate? hu|kat(b|u?ng|ch)%|kete ?(fel|ni|ch)%|kati)`,
  minor: `(ami|mai) klas ?\\d+|(mai|mein?|main|mer[iae]|ami|amar)~~ ([5-9]|1[0-7]|bara|baro|tera|tero|choda)( ki)? (sal|boch?o?r)%|(boyos|um[ae]?r) ([5-9]|1[0-7])(?= )|klas ?([4-9]|1[0-2]|[a-z]+)~ (me|te|e)?~? ?(hu|pori|padt%|po[rd]i)`,
  young: `(be?t[aei]|chele|mei?e) [1-4] (sal k|boch?o?re?r)%|([5-9]|1[0-7]) (sal|boch?o?r)%|[1-4] (sal k[aei]|boch?o?re?r)#1 (be?t[aei]|bach|la[rd]k|chel|mei|nat[iy])%|bach(?!te )[aeiot]%|chach[aiu]|mam[ai](?! k[aeio] )|kak[au]|tau(ji)?|fufa|mausa|i?skul|nabali%|klas|tichar|sa?i?r|sisu`,
  abuse: `(kapde|jamar?)~~ (utar|khol|bhit)%|(ga?lat|gand[aei](?= k[aj]m ka?rb| chu| har)|gand[ei]|ja?ba?rda?sti|kharap(bhabe)?(?! lag)|non?gra|gae)~~ (chu([aeio]|t[aei]|ya|na|ne)?|harkat|kam|ta?rik|cho(?!t)|hat de|kaj|ja[iy]ga|chobi|foto|kor)%|(?<!le ja sak[a-z]+ (h[a-z]+ )?)ja?ba?rda?sti(?! (le ja|la|b[ho]*rti kar) sak)|jor kore(?! (ni|an|b[ho]*rti|dor|pat))|ched%|balatkar|rep|dorson|jo?un%`,
  childDanger: `bach%(ke| ko)~ (afim|ganja|mod) (det|di|kha)%|(baba|dada) (bon|mey)er gae hat d%|(bahan|behen|beti) ko ga?lat chu%|(chach[au]|mama|kak[au])(#3 (mere|amar) bi(star|chana)%~ (a ja|at|as[ei])|~ chu[iy]*e d(ei|i))%`,
  childLeft: 'bach%#4 (ga[rd]i ch[ao]la( ra|ch)|(na|bina)#1 kh[ae][ey]* (pad|por))%',
  now: `${NOW}|jaldi|minit|ta[dr]a?t?a[dr]i|abar|joldi|rate|d[ao]rb?a?ja`,
  help: 'bacha ?(o|i[yi]?e|lo|ng?)|madad|a?e?mbu[yu]?l%|p[ou]lise?|pl[ij]+s?|pls|kya kar%|dar|help|bulao|bhej%|ban?chan|ki kor%|bhoi|asun|batao|bolun',
  struckMe: 'ami|main?|muj?e|mujko|mujpe|hame|hamko|amake|amai|amader(ke)?',
  mine: 'mer[aei]|hamar[aei]|amar|amader|apn[ae]',
  first: 'main?|mein|muj?e|mujko|maine|mene|mer[aei]|ham|hum|hamne|ami|amake|amai|amar|amra|amader',
  kin: `(bet([ai]|e(?!r ))|bhaia?|ba?e?ha?e?n|pati|patni|bibi|pita|papa|bap|${MOTHER}|mami|mumi|chach[aiu]|mam[ai]|dost|dad[ai]|nan[ai]|bhabhi|sasur|la[rd]k[aei]|admi|d[ia]di|chele%?|me[iy]+e|bon|sbami|stri|bo|bor|baba|kak[aiu]|masi|pisi|bondu|jamai%|sb?osur|jet|deb[ao]r|deor|bhasur|bo[iu]?di|dadu|lokta|bacha|fr[ei]+n?d)(ta|ti|ke|r|er|ra|ko|ne|ji)?`,
  third: 'b[aou]h?|uh?ne|us(ne|k?[aeio])?|un(hone|k[aeio]|he)|isne|o|or|tar|oke|take|uni|tini|se',
  joint: `(or|se)(?=#6 (h|hu|hun|hai|hain|nahi?n?|nhi|tang|marna|jina|gaia|gaya|ja(u|un)|[a-z]{2,}u|[a-z]+ung[ai]) )`,
  distress: 'parchi ?na|bardast|soj?[hy]o|akel[ai]|udas|kosto?|ban?ch(te|ar)|jine',
  denial: NO,
  habit:
    '(?<! (ek|aj|1) )din(e| e| me| mein?) (\\d+(ta|ti)?|dos|das|kuri|bis)(?!.* (l[ie]|lia|%kheyech%|khe(ye)? fel%|chuka|ga[iy]a?) )|roj|protidin|har (din|rat)|daktar|doktar|daily',
  enquiry: `b[oa]rks[ao]p|tre?i?nin?g|semina%|roktam|char?cha|janka?ri|fis|khar?cha?|khoroch|dam|laksan|lokhon|sikh%|(kya|ki)~ (ilaj|chikitsa|bha?rti|ap|den)|kya hat|[a-z]+t[ei] (h[aino]*)? ?kya|kya mar ?pit|boi (d|p|k|ch)%|protirod%|ro?de|(apnara|tomra) ki|(koren|den|hoi|ache) ki|kitn[aei](?! bhi)|koto?`,
  benzo: '%lo?pra%|%aj[ei]pam',
  ranOut: 'khat[ae]?m|ses ho%|furi%|band|bondo',
  sober: `%din~ ((kha[iy]?|pai) ?ni|${NO} (pi|li))%`,
  voices: `kane?~~ (aba?j|aoaj|aoyaj|bol[te])%|(aba?j|aoaj|aoyaj)%~~ (sun|at)%`,
  joking:
    'sot[iy]*a? noi|mon teke bolini|majak me [a-z]+ t[aei]|dil se (nahi t|nikal)[a-z]*|(kh[iy]*[ao]l|irada) (chal[ei]|cho[dr]|chod d%)( ga%| d%)?|bat ab khat[ae]?m',
  fiction: `fil[a]?m%|m[uo]bi|n[ao]t[ao]k%|kahani|kha?ba?r|kho?bo?re?|sapn[ae]|si?nema%|golpo?%|ti ?bi%`,
  longAgo: `ek ?bar( [^ ]+){0,3} (t[aei]|[a-z]+ilo?)|(sal|salon|mahine|mahina|bars|boch?o?r|mas) (p[ae]h?e?le|age|purb)|pich?h?le (sal|mahine)|ek samai|bachpan|choto ?bela%|g[ao]to? (boch?o?r|mas)%|\\d{4} (me|sale?)`,
  wishNow: `m[ao]r(na|te|e jete| jana)~ (cha(ht?[aei] h(u|un|ai)|i|chi)|m[ao]n (kar|hai))`,
  act: `hat (kete (fele|nie)ch|kat l)i%|(apne|khud|nije%)~ (upar|gae|opor|opar|p[ae]r)?~ (tel|petrol|kero[sj]%|ag|agun) (dal (l|d|ra)|dala|dele|laga (l|d|ra)|dorie)%|${VEIN} (kat( (li|di|ra|chuk)|ne ja)%|katchi|kete(ch| (fele?|nie?)[cl])%)|(khun|rokto?)#1 (be|bah|nik|a|por|ber|jor)%|(${TIE}|fa[ns]*si)#1 (t[ao]i(ar|ri)|rea?di|(lagane|latakne|lene|dite|nite|lagate) (ja|ra)%|(dal|laga|band|bed?e) (l[ie]|d[ie]|nie|fele)%|latak ga%|di(ech|lo)%|bede?ch%|jule por%)|(kudne|latakne|(jap|laf) dite|julte) (ja|ra|bal)%|kud jaung%|(jap|laf) d[ei]bo?(?= )|(${ON}|${HEIGHT}e) (chad|chod|ute|h|ach)%|hat(e| mei?n?)( ek| ekta)? (bl[ae]i?de?|cha[kh]?k?u|churi)(?! (die|se|mar) )|(bl[ae]i?de?|churi) (hate|hat me%)`,
  fainted: `be ?hosi?|[ao]g+[iy]?an|aj?nan|(jnan|gyan) har%|${FIT}|khi?e?n?chu?ni|ta?o?rka|mirgi`,
  pastDay: `(kal|kalke|parso|porsu|g[ao]to?kal)(?! (se|teke|hot[eo]))|(pich?h?l[ei]|g[ao]to?) (ha?fte|hapt[aei]|soptah?[eo]?|sapt[ao]?h?e?|din|rat|rate|s[oa][mn]bar|ro?bibar)|(\\d+|ek|do|du|tin|char|kuch|ka?yek|koyek) ?(din|ha?fte|hapt[aei]|soptah?) (p[ae]h?e?le|age)`,
  wellAgain: `(ab|ekho?n|aj)~~ (tik|ach[aei]|bh?alo?|susto?|norm[ae]l)(?! (na|nahi|nai|nei|noi|nhi))|(hospi?tal|h?aspa?tal) (se|teke)~ (a (ga|chuk)|ae? ga|laut|lot|chut|ese|fer[aeo]|fire|bari)%(?!${ONCE_MORE})|(gar|bari|barite)~ (a ga|ae ga|p[ae]r? h?ai|me h?ai|ese|ace|fire)%(?!${ONCE_MORE})`,
  leaving: `chu?ti~ (mil|ho|hob|pab|deb|dib)%|(disch[ae]rg%|ris?chrj%)~ (ho|hob|kor|kar|mil)%`,
  before: 'pich?h?l[ei] ha?p?ft?%|g[ao]to? (sopt|haft)%|[a-z]+t[aei] t[aei]|p[ae]h?e?le|age|kabhi|tab',
  recovered: `${NOW}( ar| to)? ${NO}( h[ai]*)?(?= $)(?<=(kha?[iy]al|soch|bhab|bhebe|ich[ae]|kota|chaht|chai|mart).*)(?<!(san?s|nis|jag|ut|hos).*)|(ab|aj|ekho?n)~~ (tik|ach[aei]|sant|betar|khus|bhalo?|susto?|na%|maja|beche)|tik (hu|hun|ho|hai|ach)%|notun (jibo?n|kore|rasta)|bhalo? ach%|susto|danyab?%|sukria`,
  bereaved: `dehant|guj[ae]?r~? ?(ga|chuk)%|mot (ho g|ke bad)%|mar (ga|gy|chuk)%|na% rahe|mara (ge|gi|jan)%`,
  idiom: `dora ${NO} (pad|a|ho)%|dora pad[a-z]* kya( [^ ]+)? ${NO}( pad[a-z]*)?|mar ja[a-z]*g[ai] kya(?= $)|kya (m[ae]i?n? )?mar ja[a-z]*g[ai](?= $)|${NO} bat[a-z]+( [^ ]+){0,4} ${ELDERS}~ mar% ?[a-z]+g[aei](?= $)|(sun[ae]ch?[ei]?|suna)( h[ai]*)?( (?!${AT_HOME} )[^ ]+){0,3} (ja[iy]+g|s[ea]nt|kend|(nas|nes)[ae]|r[ei]+hab|okhan|[bw]ahan)%( [^ ]+){0,4} (mar|pit|pet|julm|[ao]t[yia]*char)%|(mar[iy]?j|rug|rog|pes[ae]nt)%~~ (mart|mar ?d[oa]r|mar ?pit|pit|pet|julm|[ao]t[yia]*char)%|(da?r|sar[ae]?m|laj|gam|kusi|buk|dard|tan?d) ke mare|(sa?rab|daru|nas[ae]) se mar[ai]%|mara mara|(khud|apne ap) ko (tapad|chan?ta)~ mar%|s[ao]b (taka|poisa|pais[ae])|(jam|a?e?mbu[a-z]*|ga[rd]i|b?h?id)~ fan?s%|digri latak%|mita do|kuch dikh%|pata mart[ai] hu%|(mata|ga|hat|pa|sorir)~ chire (ja|ge)%|bachar ki hobe|mar dal%#3 pila|mere feleni|beche ach[ei]n? ki ?na|jin?da h[ain]* ya ${NO}|(noile|barna) (jib[ao]n|jin?dagi) (ses|khatam)(?= $)|${ELDERS}~ (jan|jante par|ter pe|dekh|sun|(?<=te )bo)l?le?~ (mere (fel|de)be|marben?)( ama%)?(?= $)|(taka|poi?sa|pais[ae]|gohona|gaina)#3 (u[dr]i?[iy]?e?a?|churi|bech)%#3 ar parchi ?na(?= $)|(roj|protidin|har ?din)( roj)?( k[ai]| eki?)? (j[ao]?g[dr]a|lada?i|[oa]santi|kales|kich?kich?)#1 bardast ${NO}|ar parchi ?na~ (roj|protidin)#3 ([oa]santi|j[ao]?g[dr]a|jam[ae]la)|(roj|protidin)#3 ([oa]santi|j[ao]?g[dr]a|jam[ae]la)~ ar parchi ?na|morte chai bolini|(mor[aeo]r?|mara) (jabar )?kota#1 ((bol|bhab)(ini|i ni|chi ?na|i ?na)|na(?= $| (emni|amni|sudu)))|mar(ne|ungi?a?) ki (bat|soch) (nahi?n?|nhi) (ki|kar r[a-z]+|kahi|bol%|soch%)|${NO} (dile|korle)#1 (ho[iy]to|bod ?hoi|sayad)~ marb[ea]|pata chal%( to)? mar pad%|${ELDERS} ko (bat|bol)[ae]%#3 mar d%|(pata|dekh|malum)%#3 ${ELDERS}~ mar% ?[a-z]+g[aei]|${ELDERS}~ mar% ?[a-z]+g[aei] agar~ (pata|dekh)%|${USES} (khele|cha?rle|cher?e dile|bondo korle|korle|nile)( (?!ami|amar?|amake|or|o |oke)[^ ]+){0,3} (ja[iey]+|hoi|hobe|(hote|porte|jete) pare)( na)?( ki(?= $))|${USES} (khele|cha?rle|cher?e dile|bondo korle|korle|nile) ki( (?!ami|amar?|amake|or|o |oke)[^ ]+){0,3} (ja[iey]+|hoi|hobe|(hote|porte|jete) pare)|kya ${USES} (pine|cho[dr]ne|lene|karne)( se| par| pe)?( (admi|log|insan|koi|bhi|sach))* (mar (ja|sak)|mot|dora)%|${USES} (pine|cho[dr]ne|lene|karne)( se| par| pe)? kya( (admi|log|insan|koi|bhi))* (mar (ja|sak)|mot|dora)%|(apnader|okhane|sekhane)~ ki( (rugi|rogi|lok|manus|chele|pesent)%)* (mar|pet)%(?! am)#1|kya [by]ahan?~ mar ?pit|kya( (?!muj|us|un|or|mer|me[in]* )[^ ]+){0,4} dora~ (pad|a|ho)( sak)?t[aei]|kya de?[ai]?to[a-z]+ me[in]*~ dora~ (pad|a|ho)( sak)?t[aei]|dora (pad|a|ho) sakt[aei]( h[ain]*)? kya|na(hi)?( mera)? (matlab|mane)|jaldi#1 ut%|(des|batan|mulk)#3 (jan|pran) [a-z]+( [a-z]+)?|${NOBODY}( (ka|ki|ke|ek|do|ta|ti|bahut))? (mar(?! ?pit| ?d[oa]r)|mer)%|(?<![a-z]ne )(pe|par|muj?pe|tujpe|uspe|opor|opar) mar%|(garmi|sara?m|laj|tan?d|bhuk%|pyas|bor%|has%|tension) (se|me)~ mar (hi )?(ra|ga|gy|ja)%|ha?n?s%~ mar%( ga%)?|m[ao]re? ja% h[aen]*s%|(ha?n?s[ei]? ?te|hese|goro?m|tan?d|sit|khid|loj|anond|chintai|jam|chap)%( te)?~ (more|parchi)%( (ga|ja|ge)%)?|(mera|amar) nam [a-z]+ [a-z]+|(fo?ne?|mobail|khar?cha|khoroch|boj%|taka|dam|dan?t|dag)#1 ut%( na)?|(ap|fo?ne?|m[ae]il|imel|mes%|koi|nambar)#1 jabab|(sarab|daru|nas[ae]|nes[ae]|mod|ganja|drag%|lat|adat)( (to|hi|ta|ek din|muje|mujko|amake|use|oke))* ((amar )?(jib[ao]n )?(mar (dal|de)|mere (fel|de)|ses kore d))%|ka[jm]e?~ more jach%|ar par[cl]%~~ (gorom|jam|kaj)%`,
  life: 'b(en?|an)che|ji(ne|na)|j[ia]n?da?gi|jib[ao]n%|ban?ch(ar|te)',
  body: 'hat%|ban?h|kalai|jang',
  blade: 'bl[ae]i?d|cha[kh]k?u|churi|sig[ae]r[ea]t%',
  woozy: 'chakar|mata gur%|gum (asch|pach)%(?! na)|gumie por%|nin?d a%',
  racing: 'dil',
  howMuch: 'kitn[aei](?! (log|lok|admi|jan))|koto?( ?(gul[oi]|ta))?(?! (lok|manus|jon))',
  deadly: 'mar ja%|mot|mrityu|mor(e|bo?|te)|mara (ja|ge)%',
  risk: 'sef|bipo?d%|kha?ta?r%|nirap%|surak%|ek sat',
  death: 'mot|mrityu|moron',
  rope: `${TIE}|gamch%|fa[ns]*s|jul%|latak%|lotk%`,
  neck: 'gol[aoe]i?|gal[ae]i?|pan?kh%|fan%|fen(er?)?|ped',
  high: `(?!ba?s |pani|jol|chad (g|j|r)|chat (khat|kar|kor|ses|del))${HIGH}|kuy?e`,
  jump: 'kud%|cha?lan?g%|jan?m?p|laf%|suy?e por%|let ja%',
  last: 'aj|kal|ab|rate?',
};
