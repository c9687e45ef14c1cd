const DAY = '(today|tonight|now)';
const NOT =
  '((d(id|oes|o)|is|are|was|ai|wil)?nt|(do|does|did|can|wil|could)? ?not|no longer|never|cant|cannot|unable to)';
/** Who fears somebody's death asks of it. */
const DOES = ' (is|am) (i|s?he|my [^ ]+)';
const SELF = '((my|him|her|ur|your) ?self|themselves|my?(sl|se|sle|s)f)';
const FAMILY = '(mother|father|wife|m[uo]my?|sister|brother|son|daughter|children|kids|grand\\w+|family)';
const WHOM = `(me|us|him|her|them|everyone|(my |his |her )?${FAMILY})`;
const GONE = '(gone|dead|died?|(not|never|wasnt|werent) (here|there|around|alive|born|com%)|disapear%)';
const HIGH =
  '(bridge|rof|terace|balcony|building|flor|train|metro|river|ganga|window|tracks?|truck|tank|water)';
/** A leap to one's death, not a queue or a call. */
const JUMP =
  'jump(?! ((to|on|in|into|for|over) (a|al|it|this|later|conclu%|the (pro|cal|deal)%)|in later|(the )?(queue|line|gun|rope|start)) )';
const KILL = '(kil|murder|stab|burn|finish)';
const ARM = '(knife|gun|axe|rod|sword|hamer|belt|acid)';

const HOME =
  '((ex|step) ?)?(husband|huby|wife|partner|boyfriend|girlfriend|bf|gf|fianc\\w*|father|dady?|papa|baba|mother|m[uo]my?|brother|bro|son|uncle|aunty?|parents?|grand(father|ma|pa)|spouse|man|neighbou?r|in ?laws?)( in ?law)?s?';
const VICTIM = `(me|us|him|her|them|ev[a-z]+one|(al|both) of (us|them)|(my|our|his|her|their|the|a)( \\w+)? (${FAMILY}|m[uo]my?|dady?|papa|wife|child|kid|baby|boy|girl|parents?|niece|nephew)%|m[uo]m|dad|papa|ma|${FAMILY})`;
/** Up to seven words, the last of which denies nothing. */
const GAP = '((?: [^ ]+){0,6}? (?!not |never |dont |doesnt |didnt |wont |hardly |we |i |it |heart )[^ ]+)?';
/** Blows with a slip of the finger, which are told by whom they strike. */
const BLOW = '((hit|beat|slap|kick|punch)(e?s)?|h(ist|ti?)s?|ba?ets(?= [mu])|slpa?s|kiks?)';
const BEAT =
  '((beat|hit|kick|punch|slap|thrash|strangl|chok|whip|bash|push|shov|assault|tortur|abus|burn)(s|es|ed|ing|en|e)?)';

/** English; double letters stand single, as in the folded text. Awaits clinical review. */
/** Cannot be woken; not who wishes to sleep for ever, nor who gets up late. */
const ASLEEP =
  '(?<! (want|wana|wish|like|hope|love|wanted)#5 a?slep~ | (wish|hope)( i#1)? )(cant|cannot|wont|couldnt|doesnt|dont|isnt|nt|aint|not|never)(?! (wan%|wish|have|fel) )~ (wak%|woken|rouse)(?! up to |( up)?( \\w+)? (early|earlier|before|til(?! now)|until|unles|late|on (time|\\w+days?)|at(?! al)|in the (morn|after)%|for (school|work|ofice|college|clas|breakfast)) )';

/** A child to whom a mouthful of alcohol is a poison; a grown son or daughter is none. */
const SMALL =
  '(([1-9]|1[0-2]|one|two|thre|four|five|six|seven|eight|nine|ten) ?(yrs?|years?|months?) (old( (?!i |we |he )\\w+)?|kid|child)|[1-9] ?yo( \\w+)?|todler|infant|baby|litle (boy|girl|one|son|daughter|child|kid|baby)|(smal|young) (child|kid|son|daughter|boy|girl)|(my|our|the) (child|kid)(?= .{0,80}(father|dad|papa|mother|husband|mistake|acident)))';

/** Whom a choice confuses is not delirious. */
const NO_CHOICE = '(?! (about|betwe?n|if|whether|what|which|how|should|on|regarding|where|who|or) )';

/** More tablets than a dose, and not for an illness. */
const MANY_PILLS =
  '(m[ae]?ny|loads|bunch|plenty|several)( (many|of|his|her|sleping|bp))* (pils|tab(let)?s|capsules|alpra%|(sleping )?medicines?(?= at once))(?! for (tb|bp|sugar) )';

const ELDERS = '(parents?|father|mother|mom|mumy|dady?|papa|baba|family)';

export const english: Readonly<Record<string, string>> = {
  dieWish: `(beter|best)~ to finish (everything|it al)(?= $)|(think%|thought%)~ (of|about) suicid%|suicid% thought%|(gona|wana|il|wil|to) of ${SELF}|kil self(?= $)|(wa?n%|ned)( to| 2)? (di|dye|dy|dai|dei)(?= $)|end%~ (life|al (of )?this)|death~ (beter|only|answer)|i jump(?= $| (now|of|from|to(night|day|morow)))|(?<!${DOES} (going|gona) )to die|live or die|${SELF}~ hang%|do~~ to ${SELF}|should have died|find my body|(driv(e|ing)|drove) of(?= (the|a|this) (?!bus|car|truck))|(wa?n%|wish%|ned|(?<!${DOES} )go%|plan%|ready|tr(y|i)%|hop%|decided|rather|threat%|like|should|let me|of|about)~ (die|dying|be dead|exist%|disapear)|beter (of )?dead|wish% (i|he|she)~~ (dead|died|gone|never born|alive)|(kil|hang|hung|drown|shot|stab|end|unalive)% ${SELF}|(i|il)( wil)? (be dead|die) (${DAY}|tomorow|(by|before)(?! \\d))|${DAY} (i|il)( wil)? die(?= $)|(?<!\\d )kms(?= $| (tonight|rn|soon|if|bec))|help~ (me|him|her)( to)? die|(please|pl[sz]|just|god|some(one|body)) kil me|kil me (please|pl[sz]|now)|(end|tak|tok|finish)%~ (my|his|her|their) (own )?(life|misery)|wish it was over|end% (it al|everything|it (for|to%|now|once))|(?<!(stop|quit|not|never|dont|without) )(relaps|drink|inject|shot|smok|use|using|get high|get drunk)%#3 and end (it|this|everything)(?= $| (al|for god|tonight|now|today))|(to|like|gona|wil|just|il|might|am|is|of|about) (end|ending) it(?! (with|by|on|at|early) )|(jump|leap|throw|threw|driv)%~~ (of|from|before|under|into|in)~ ${HIGH}|(wil|going|gona|want%|should|threat%|il)( to)? ${JUMP}|(lie|lay|lying)~~ (tracks?|line)|(slit|cut|slash)%~ (throat|neck)|pour%~ (petrol|kero%)~ ${SELF}|${SELF}~ fire|(?<!(page|phone|got) )hanged|never~ wake~ up(?! (early|before|on|in|at(?! al)|late) )|(slep|eyes)~~ (never|not|dont)~ wak%|(wish|hope)( i#1)? (never|not|dont|wont|wouldnt) wake(?! up (early|late))|(beter|wish|hope|want)~~ slep~ (never|not|dont) get up(?! (early|late|on|at) )|slep forever|(way|method|how|pils?|tablets?|many)~~ (to|wil) kil me|(talk|ask|say|said|writ|wrote|text|search|think)%~~ (die|dying|death|ending it)|be with~~ dead|(wont|not|never)~~ (be alive|find me alive|be (here|around) (for long|much longer|any ?more)|se me (again|alive))`,
  atHand: `(?<!(put|g[ia]ve)s?#1 )(pils|tablets|poison|blade)~ in (front of me|(my|her|his) (hand|palm|lap)s?)|(i|ive)( have| got| bought)+~ (rope|nose)(?= $)|(knife|razor) in my hand|have~ poison|(pils|tablets|poison)( are| is)? ready(?! (at|for) )|gun~~ head|(rope|nose)(?! alow)~~ (hand|rom|ready|bought)|(locked|found|bought|tied(?! (him|her|me|them|with)))~~~ (rope|nose)`,
  shortWish:
    '(i|il|wil|gona|wana|to|let me)~ (die|be dead|end it)|(cant|cannot|dont) live|tak(e|ing) (al|to many|poison)',
  notLive: `like not~ (being alive|living(?! (at|with|near|in) )|exist%|being (here|around)(?= $| (any|at al|tonight))|wak% up(?! (early|for|to|at(?! al)) ))|why (should|must|do) i (even )?(live|go on|stay alive)(?= $| any)|die but~ (cant|cannot|kep%|stil|think%)|(cant|cannot)~ stop~ think%~~ (die|dying|death|suicide|ending)|(cant|cannot|dont) live (any ?more|any longer|like this)|${NOT}~ (wan%|wish|care|like|deserve|se|fel)~~ ((live|living)(?! (at(?! al)|with(?! this pain)|near|in(?! this| pain)) )|alive|exist%|wak(e|ing) up(?!( \\w+)? (early|at(?! al)|for|before|so|with|alone|drunk) )|be (here any ?more|in this|on this|around)|(go|cary)(ing)? on)|(no|lost|without|any|whats?|wheres)~ (reason|point|wil|use|meaning|purpose|desire|wish)~~ (live|living|life|alive|(go|cary)(ing)? on|continu%|exist%)|nothing~ live for|why~~ (alive|living|breathing)|li(fe|ving)~ (not|isnt|no|lost|has no)~ ?(worth|meaning|point|purpose|bearable)|(tired|sick|done|fed up)~ (of|with)~ (living|life|alive|exist%)`,
  noHope: `(scared|afraid|terified) of (myself|my own mind)|(scared|afraid|terified|fear%)~ what (i|il|id)( wil| might| may| could| can| would)? do(?= $| to (myself|him|her|them|my))|(every\\w+|family|world|kids|they|people|parents|it)~~ (beter|hapier|easier|peace)~~ (without (me|him|her)|(if|when|once|after|that)~ ${GONE})|beter of without (me|him|her)|no ?(one|body)~~ ((mis|ned|love)% (me|him|her)|(notice|care|cry|mis)%~ (if|when)|wory about me)|(if|when|once|after) i(m| am| was| were)? (just )?${GONE}|where im going|wont ned (it|them)|(just|am|such)( a)? burden|${NOT}~ (go on|cary on|se a future|face tomorow)(?! (like this )?(with|on|to%|the|\\w+day) )|(${NOT}|tired of)~ (going on|kep going|cope|take|do|bear|handle|fight%|stand)~~ (any ?more|any longer|much longer|like this)(?<! (drinks|adict[a-z]*|using|habit)( [^ ]+){0,9})|(only|one|no) (way out|escape)|no (future|hope)|(wont|not) be (any\\w+|your|a) problem|life is (over|finished)|(al|everything) is (over|finished|lost) for me|done with everything|lost al hope|want~ (it|pain|everything|al)~ (stop|end|over)|(it|al|everything)~ be over(?! (by|at|on|in) )|(leav|quit)%~ this (world|earth|life)|nothing(?! (?<=(rehab|center|centre|clinic|treatment|medicin|doctor|tried|detox|therap).{0,80} )(work|help)%)~ for me|(?<!(habit|wed|smok|sugar|drink|capsul|tapent|whiten)[a-z]*( [^ ]+){0,14} )want out(?! of)|nothing left (to|in)`,
  weary: 'giv% up|hopeles|worthles|so tired|hate (myself|my life)|no point|(cant|dont)~ stop|stop myself',
  suicide: 'suicid%|sucid%',
  edge: `(i am|im)( \\w+)? (stand% (on|at|by|near)|on)( \\w+){0,2} (bridge|setu|rof|tracks)|(stand|sit|climb|walk|gone|went|lying)%~~ ((terace|rof) wal|edge|ledge|railing|parapet|(railway|train|rail) (tracks?|lines?)|tracks)`,
  farewell: `(my|is|the|this)~ (last|final) (mesage|text|post|note|leter|words|god ?bye|wish)(?! (about|regarding|for) )|god ?bye~ (every\\w+|forever|world|al)|leters?~ (to|for) (everyone|my)(?! (home|adres|ofice|boss|work))|when i(m| am) gone|(not|wont|isnt) open%~~ said god ?bye|said god ?bye~~ (not|wont|isnt) open%`,
  parting: `lok for me|wont (come|be) (home|back)|forgive me(?! (for|if) )|god ?bye|after tonight|not picking|sory (for everything|ma|mom|everyone)|tel~~~ (love%|sory)|(take care of|lok after) (my|the|mom|m[ua]my|ma|dad|him|her)|(left|found|writ%|wrote)~ (note|leter)|g[ia]v%~~ (away|gold)|decided to (go|leave)|(phone|mobile)~ (of|switched)|switched of|cant stop`,
  gone: `(g[ou]d ?bye|farewel) (note|leter|chit%|(?<!farewel )mesage)(?! (from|by|to( my| the)? (alc|dru|dri|adi|bot|her)\\w*) )|g[ou]d ?bye~~~ (rope|nose)|(rope|nose)~~~ g[ou]d ?bye|(went|gone|left|walk%|going)(?! (climb|trek))~~ (with|tak%|tok)~ (rope|nose)(?! (to(?! the)|for|from) )|(tok|tak%)~ (rope|nose)~ (went|gone|left)(?= $| (out|up|away|to the) )`,
  means: `i (have|got)(?! no )~~ (pils|tablets|phenyl|knife|blade)|(pils|tablets)~ (here|with me)(?= $)|(bought|hid%|hold%|colect%|saved|saving)~~ (pils|tablets|poison|blade|gun)`,
  poison:
    'li[zs]ol|poison|rat kil%|phen[yo]l|acid|harpic|bleach|kero%|(pest|insect)icides?|sul(ph|f)as|mosquito \\w+|al ?out|detergent|detol|\\w+ cleaner|hoch',
  ingested: `drank|drunk|drink|swalow%|ate(?! (h|hain?|ho|hue) )|eaten|consumed|tok|taken|had|injected|poped|finished|emptied|inhaled|mixed`,
  swallowed: 'swalow(ed|ing)|poped|emptied|ate(?! (h|hain?|ho|hue) )|eaten',
  willIngest: `(wil|il|going|gona|want%|wana|ready|about|plan%|might|threat%|think%|hel|shel|should|tr(y|ied|ying))~ (drink|tak(e|ing)|swalow%|eat|consume|overdos(e|ing))`,
  excess: `(to|very) (many|much)|exces|whole|ful|entire|al (the|my|his|her|of)|lots?|handfuls?|\\d+ strips?|strips|botles?|packets?|(?<! (aged?|umar|umr|bo[iy]?[aeo]sh?|বয়স|উমর|उम्र) )(\\d{2,3})(?! (mg|ml|days|years|yrs|min%|rs|sal|bo[cs]|din|বছ|साल))|(them|it) al|al(?= $)|ten|fiften|twenty|thirty|forty|fifty|empty|double`,
  pill: 'pils?|tab(let)?s?|medic(in|at)%|meds|sleping|capsules?|crocin|paracetamol|alpra%|xanax|\\w+azepam|nitrosun|painkilers?|syrup|insulin|tramadol|dos(e|es)|strips?',
  drug: 'heroin|smack|brown|cocaine|meth\\w*|drugs|drug(?! (test|prob|ad))|opi\\w+|canabis|(my|any) (stuf|fix)|marijuana|nedle|inject%|syringe|ganja|wed|glue',
  alcohol: `fuly? tight|alc(oh|h)[oa]l|drink%|drunk|drank|liquor|whiske?y|rum|vodka|beer|daru|desi|wine|pegs?|botles?`,
  overdosePlan: `(?<! (if|when|case|after|afraid|scared|woried|fear) )((i|im|ive|me)( (?!he |she |they |not |never |dont |wont |cant |didnt )[^ ]+){0,2} (wil|gona|going|want|wana|plan%|think%|might|may|about|ready|try%|decided|rather|should|considering|wish)|il|id|(?<=^ )(going|gona|wana|want|wil))( (to|of|on|just|take|taking|an?|go|realy|do|by|about))* (over ?dos(e|ing)|od)(?= $| (tonight|today|tomorow|now|on|and|so|myself|because|with|again|by)(?= ))|how (do|can|should|would|wil) i (over ?dose|od)(?= $| on| with)`,
  childDrank: `${SMALL}( (has|have|just|had|accidental%|mistaken%|by|mistake|secretly|may|might|somehow))* (drank|drunk|drinking|swalow%|consumed|had|tok|siped|finished)( (?!no |not |never )[^ ]+){0,5} (alcohol|liquor|whiske?y|rum|vodka|beer|daru|wine|brandy|gin|(papa|dad|father)s? (quarter|peg))(?! shop)|(gave|given|fed)~~ ${SMALL}~~ (alcohol|liquor|whiske?y|rum|vodka|beer|daru|wine|brandy)|(alcohol|liquor|whiske?y|rum|vodka|beer|daru|wine|brandy)~ (to|by)~ ${SMALL}`,
  tookMore: `(?<!(if|never|not|didnt|last|should|to|with|and|when) )((?<=^ )|(i|ive|he|hes|she|shes|son|daughter|husband|wife|father|mother|brother|sister|fri?end)( (has|have|just|also|now|then|already))* )(tok|taken|swalow(ed|ing)|ate|eaten|poped|consumed|gulped)( (some|a|few|two|thre|lot|many|even|\\d+))* (more|extra)(?= $| (now|again|of|sleping|pils?|tablets?|capsules|medicines?|tabs|meds)(?= ))|(?<=^ )i( (just|also|have))* had( (some|a few|two|\\d+))? more (sleping )?(pils|tablets)(?= $| now)`,
  pillsGone: `(?<=^ )(i|ive|i have)( just)? ((tok|taken)( some| sleping)*|(swalowed|ate|eaten)( al| of| the| my| some| sleping)*) (pils|tablets)(?= $)|(?<!(not|never|nt) )(ta?ke?n|tok|swalow%|ate|eaten|consumed|gulped|(?<=ha(s|ve) )had)( (so|a))* ${MANY_PILLS}|(?<!how )${MANY_PILLS} taken`,
  overdose: `over ?dos%|(tok|taken|used)( way)? to much(?= $| (of it|heroin|smack|brown))|oded|(has|have|just|he|she|i|${HOME}|fri?end|som\\w+) od|od(?= (pl[sz]|please|help|now))`,
  breathless: `(${NOT}|stoped|no)~ (breath%|pulse)|(breath%|pulse)~ stop%`,
  unresponsive: `locked#6 (not|isnt|wont|doesnt) (answer|open|respond)%|(turn%|gone|going|went|s?hes|s?he is)( now)? (blue|purple)|(not|isnt|nt) respon% to (anything|any ?(one|body)|us)(?= $)|(?<=^ )not respond%(?= $)|senseles|(slap|shok)%~ no (respons%|reaction)|head~ blod (com|flow)%|(?<!(not|nt|no ?(body|one) is)( even)? )(uncon%us(?! of)|faint(ed|ing))|unresponsive|(pas(ed|ing)|blacked|knocked) out|(lost|losing|not) consci%|not in (his|her) sens%|(trouble|dificulty)~ breath%|fel( down)?~~ (not|isnt|cant) (speak|talk|mov)%|inject% to much|(barely|strugl%|slow|shalow)~ (breath%|pulse)|(breath%|pulse)~ (slow%|strange|shalow|weak)|breath%( is| very| so| realy)* (strangely|weird%|odly|funy|noisily|badly|irregular%|abnormal%)|(strange|weird|od|funy|noisy|irregular|abnormal) breath(s|ing)?(?! (exercise|technique))|gasping|gurgling|${ASLEEP}|snoring|blue lips|(lips?|face|fingers?|nails?|skin|hands?|body)~~ (blue?(ish)?|purple|gr[ae]y|limp|(stif|cold)(?<! my (hands?|body|fingers?) .*))|(foam|froth)(%~~ (mouth|nose|lips)|ing)|eyes~ rol%|chok% on|(vomit|throw|threw|puk|cough|spit)%~ blod|blod~~~ (from|of|in) (my|his|her|the) (mouth|throat)|bleding~ (my|his|her|the) mouth|mouth (is )?bleding|blod (in|with)~ (vomit|puke)%|heart~ stoped|found (him|her|my [^ ]+) hanging(?! (out|around|with) )|(is|hes|shes) dying|(?<=^ (help )?)(i am|im) dying(?= $| (help|pl[sz]|please))|head#6 bleding|blod#3 (from|on|of)~ head|(s?hes?|%mate|fri?end|${HOME})( is)? hanging(?= $| (from|by the|pl[sz]|please|help|do?r|now|in (his|her|the) ro?m))`,
  noAmbulance: `ambulance~ (isnt|not|hasnt)~ (com(ing|e(?= $| yet))|here|ariv%)|no ambulance(?= $| (is|has|com%|yet))`,
  chest: `chest~ (heavy|pain%|hurt%|tight%)|pain%#3 chest|having a heart atack`,
  fell: 'fel (down|over)|colapsed',
  limp: `limp|blur(y|red)|not able to (stand|speak)|stil not up(?! to )|eyesight|vision|colapsed|(cant|couldnt|wont|not|isnt|doesnt)~~ (respon%|react%|mov(e|ing)|open%~ eyes|get% up(?! (early|on time|late))|se any%|stay awake)|(lying|druged|found (him|her|my))~~ (flor|ground|bathrom|road|fotpath|street)|slured|fel( down)?~~~ (hit|bang%|crack%|hurt|injur%) (his|her|the|their) head|head~ (injur%|cracked|split open)|acident~~~ bleding|bleding~ (a lot|badly|heavily|from (the|his|her))`,
  stopped: `stop%|quit%|g[ai]ven? up|left|leaving|of|without|no|not~ (had|taken|touched|drunk|drink%|drank|any)|ha(snt|vent|dnt)|last (drink|peg|dose|fix)|r[au]n out|didnt|cant get|sober|hid|kicked`,
  abstained: `(i|he|she|they|we|${HOME})( has| have| had| just| sudenly)* (stoped|quit|given up|gave up)(?= $| (it|drink%|sudenly|yesterday|today|since|cold|al at) )`,
  withdrawal: 'cold turkey|detox%~ (at home|myself|from)|withdraw%|dts',
  fitNow: `(having|got|geting|had)( an?)?( \\w+)? (fits?(?! of)|seizures?|convuls%)|(h(a[sv]e?)|thr(ow|ew)%) an? (fit(?! of| for)|seizure)|fits? (is|are|has|have|keps?)~ (com|start)%|(body|he|hes|she|shes) (is )?(jerk|convuls|stifen)ing`,
  fit: `(?<!(is|am|are|be) ([a-z]+ ){0,2})fits?(?! (and fine|in) )|seizures?|convuls%|epilep%|jerk%`,
  delirium: `(snakes?|rats|insects|spiders|ants|men)~~ (bed|rom|wal|body|cupboard)|halucinat%|(se|saw|hear)(s|n|ing)?~~ (things|people(?!#2 (in|on) (film|movie|tv|video))|insects|snakes|spiders|rats|ants|ghosts?|voices?|shadows?|dead|wals?)|(talk|shout|pick)%~ (to|at)~ (\\w+self(?! (some|when a))|no ?\\w+|wals?|bed%|people (who|not))|deliri%|disorient%|(very|is|now|and) confused|${NOT}~ (recogni%|know (us|me|where he|where she|who))|talk% nonsense|(dont|not|doesnt|cant|cannot|forget%|forgot)( even)? (know%|remember%|tel)?( the)?( what| which)?( is)?( the)? (day|date)|lost track of( the)? (day|date)|(stop|quit|left|leav)%#6 (confus(ed|ion)${NO_CHOICE}|al confused)|confus(ed|ion)${NO_CHOICE}#4 (since|after)( i| he| she)? (stop|quit|left|leav)%|thinks (there|some\\w+|people)`,
  shaking: `shak(e|es|ing|y)(?! (him|her|them) )|shiver%|trembl%|tremors?|twitch%`,
  sick: 'sweat%|vomit%|throwing up|fever|(not?|cant|hasnt)~ slep%|diarh%|cramps?|heart~ (racing|pounding)|aching|unbearable|nonstop',
  duration: `\\d+|days?|hours?|hrs?|since|morning|\\w+day|(to|last )night|sudenly|badly`,
  attack: `(${HOME}|some ?(one|body)|men|they|s?hes?)( (?!eat|cut(?! (me|us) )|cok|work)[^ ]+){0,6} (with|ha[sd]|got|hold%|put) an? ${ARM}|(s?he|${HOME}) (to?k|grab%|pick%)( up)? (an?|the|my|his|her) (?!rod)${ARM}(?! (away|back|to (cut|cok)))|(s?hes?|some ?(one|body)|${HOME})~ (with|ha[sd]|got|hold%)( a)? (knife|gun|axe|sword) in( his| her)? hand|(s?hes?|${HOME})( is)? (holding|has|with) (knife|gun|axe|sword)(?= $| (and|in|now|help|shout%)(?= ))|(set|sets|seting) fire to|(set|sets|seting)~~ (house|home|ro?m|bed|kitchen|door) on fire|pour%~ (kerosene|petrol)(?!#3 (him|her|my) ?self)|(hit|beat|kick|punch|slap|strangl|chok|atack|stab|thrash|(?<!without )hurt|drag|smash|break(?!ing~ (her|his|me|fam))|burn)%ing~ (${WHOM}|door|everything|things)|(s?he|${HOME}) is (bang|throw|break)ing~ (door|plates|tv)|(is|was|and)~ strangl%ing|threat%~ (to )?(burn|kil|beat|hit)(?! (him|her|my) ?self)|(hid%|hiding)~ (us|ourselves|in)#1 (bathro?m|washro?m|toilet|(bed)?ro?m)~~ from (my|him)|lock%~ (myself|ourselves) in#1 (bathro?m|washro?m|toilet)|throw% (things|plates|bottles|utensils) (at|on) (us|me|my)`,
  attacked: `(hit|beat|punch|kick|slap|strangl|chok|atack|stab|push)% ${WHOM}|violent`,
  beats: `(?<=^ | (a?[nd]+|then|s?he|my (?!anx|dep|pain)[a-z]+) )${BLOW} ?(?!them)${VICTIM}(?! \\d)|(?<=^ )(he|she|they|husband|father|wife|son) (hits?|beats?|slaps?|kicks?)(?= $)|(?<=^ )(${BEAT} me|(i (am|was|got|get) )?beaten)(?= $)|${HOME}${GAP} ${BEAT}( and \\w+)? ${VICTIM}|(he|hes|she|shes|they|who)${GAP} ${BEAT} ${VICTIM}|${BEAT} (up )?by~ ${HOME}|(am|are|is|being|gets?|got|was|were) (${BEAT})~ (at home|every|daily|by him|by her)|(child|kid|baby|boy|girl|daughter|son)~ (is|are|gets?|being)~ ${BEAT}(?! by a (car|bus|bike|ball))|(s?he|${HOME})${GAP} (hits?|beats)(?= $| (me|us|w[a-z]+|ev[a-z]+) )|(lays?|put%|rais%|lift%)~ hands? (on|at) ${VICTIM}|hands?~ rais%~ (on|at) ${VICTIM}|(s?he|${HOME})~ (pres|squez)%~ (my|her) throat|(my|her) throat (s?he|${HOME}) (pres|squez)%|(pul%|drag%)~ (my|her) hair|violent (with|to|towards|at) (me|us|my|her|the)|(hurts?|harms?) (me|us|her|my \\w+) (physical%|badly)|bruises?~~ (from|by|because of)~ ${HOME}|throws? (things|bottles?|plates?)~ (at|on) (me|us|her)|i~ (hit|beat|slap%)~ (my|our) (wife|kids|children|child|son|daughter|mother|father|husband)`,
  homeViolence: `(domestic|family|home) (violence|abuse)|violen(ce|t)~ (at|in)~ (home|house|marriage|family)|(abusive|violent) (${HOME}|relationship|marriage|home|house)|wife ?beat%|dowry (harass|tortur|violen)%|marital rape|(molest|rap)e?[sd] me|touch% me~ (wrong|bad|inap)%|(${HOME}|s?he|they)( [^ ]+){0,3} touch(es|ed|ing)? me(?= $| (when|while|at night|every|if|after|in (my|bed)|and|drunk|there|again) )|tr(y|ies|ied|ying) to touch me|forc(es|ed|ing) (me (in|into|to)~ (bed|sex)|h(im|er)self (up)?on me)|(comes?|came|enters?) (in|into|to) my (ro?m|bed)( [^ ]+){0,3} (night|drunk|drink%)|threw me~ out of~ (house|home)(?=.* (night|kids?|baby) )`,
  homeKil: `(?!m[ou]|par)(${HOME}|s?hes?|theyr?e?)~ (com%|going|gona|want%|tr(y|i)%|wil|might)( to)? ${KILL} ${WHOM}`,
  roof: `(?<!(live|lives|stay|back|house|home) )(on|at|by)( the)? (rof|teras|bridge|((rail|train)( ?way)? ?)?tracks?|(rail|train)( ?way)? ?lines?)(?= $)`,
  deed: `(?<=^ ((no|i|mean|s?he|s?hes|il|i?m|am|wil|serious|not joking|just|right|going|gona|want|already|to) )*)((do(ing)?|did|tok) (it|this|them)(?! (for|if) )|(?<!want to )die|${DAY}(?= $| when ))`,
  game: 'ches|cards|fo?tbal|tenis|games?|play(s|ed|ing)?|race|match|team|final|exam|election|po?l|gym|points?|score|video',
  weapon: ARM,
  lethal: 'knife|gun|axe|sword|acid',
  mistake: 'mistake%|acident%',
  armed: `(?<!is )locked (us|me|mom|her|my|in)`,
  hiding:
    '(hiding|hid|(im|am|are|is)( now)?) (in|under|behind)( the)? (bed|table|cot|cupboard|almir%|bathro?m|toilet)',
  threat: `threat%~ (me|us)|(threat%|sa(y|id)%|swears|shout%)~~ ${KILL}(ing)? ${WHOM}|(scared|afraid|fear%|danger)~ (my|our|for) life|kil us`,
  wilKil: `i[lmd]?( (?!not|dont|did|never|wont|[cw]ould)[^ ]+){0,3} (kil|murder|stab)(ing)? (?!me |us )(${VICTIM}|my ${HOME})`,
  mightKil: `(wil|going|gona|wants|tr%|hel|to) (to )?${KILL} ${WHOM}`,
  selfHarm: `(cut|hurt|harm|burn|scratch|hit|punish|injur|stab)%~ ${SELF}|self ?(harm|injury)%|(slit|slash|cut|slic|carv|burn|scratch)%~~ (wrists?|veins?|(fore)?arms?|thighs?|skin)|(bang|smash|hit)%~ (my|his|her) head|ben cuting|cuting again|(fel like|urge to|want to|ned to) cut(ing)?(?= $| (myself|now|again|today))|(hot|press)~~ (arms?|skin)|cut my [^ ]+~~ (blade|razor)|(wil|hel|shel|threat%( to)?|gona|going to) cut (my|his|her) (hand|wrist|vein|arm)s?`,
  minor: '(i am|im|me|age|aged) (only |just )?([5-9]|1[0-7])(?! (days|hours|months))',
  young:
    '([3-9]|1[0-7]) ?(yrs?|years?)( old)?|[12] ?(yrs?|years?|months?) old|(my|our) baby|todler|clas ([1-9]|1[0-2]|[vix]+)|teacher|tutor|my sir|school|uncle|minor|litle \\w+|child|kid|step ?father',
  abuse:
    'touch%~ (me|him|her|my|private|badly)|bad touch|molest%|rap(e|ed|es|ing)|sexual%|(abus|forc)%~ (me|her|him|girl|boy|child)|forcing|(com|cam)%~~ my bed|(nude|dirty)~ (photo|pic|thing)%|ma[dk]es? (me|her|him) (touch|do)',
  deluded: 'talk%~ to~ dead \\w+',
  childLeft: 'driving with~ (kids?|children|baby)',
  now: 'now|tonight|today|minutes?|mins? (ago|back)|hour (ago|back)|just(?! tired)|hury|urgent%|quick%|fast|again|keps?|this morning|last night|yesterday|outside',
  help: 'help|save|ambulance|emergency|police|pls|plz|please|what (do|should|can|to)|come(?! to)|scared|afraid|cal someone',
  struckMe: 'i|im|me|us',
  mine: 'my|our|mine',
  first: 'i|im|ive|il|id|am|me|iam|myself',
  kin: 'ex|sons?|daughters?|bro(ther)?|sis(ter)?|husband|wife|father|dady?|papa|mother|m[ou]my?|baba|uncle|aunt\\w*|cousin|fri?e?nd|\\w+friend|\\w*mate|[gb]f|grand\\w+|boy|girl|guy|man|woman|child|kid',
  third: 'h(e|es|im|er|is)|sh(e|es)|they|them|himself|herself',
  distress: 'depres%|cry%',
  benzo: 'alpra%|xanax|\\w+azepam',
  ranOut: 'finished|over|stoped',
  voices: 'hear%~ voices?(?! and )|voices?~ in~ (head|ears?)|voices (tel|say|talk)%',
  /** Blows that are over, that were elsewhere or that are only feared. */
  notBeaten: `not (right )?(now|any ?more|these days)(?= $)(?<=(beat|hit|slap|kick|push).*)|(we are|al is|everything is|things are|he is) (ok|okay|fine|good)( now)?(?= $)(?<=(beat|hit|slap|kick).* (last (month|year|week)|ago).*)|(old|last|previous|other|another|former|first|earlier) (rehab|center|centre|clinic)( (?!s?he |my |now |${HOME} )[^ ]+){0,4} ${BEAT}|they( used to)? ${BEAT}( \\w+){1,2} (in|at) (the|that|his|her|an?)? ?(old|last|previous|other|another|former|first|earlier) (rehab|center|centre|clinic)|if i (stop|dont|do not|refuse|say)#4 (s?he|they|${HOME}) ((may|might|could)( even)? (hit|beat|slap) (me|us)|(wil|would|may|might) (hit|beat|slap) (me|us) (maybe|perhaps))(?= $)|(?<=^ ((but|if|when)( (?!knife|gun|help)[^ ]+){0,5} )?)(his|her) (father|mother|parents|dady?|papa|mumy|mom) (wil|would) kil (him|her)(?= $| (if|when) )`,
  negation: 'not|never|no|isnt|wasnt|arent|do(es)?nt|didnt|wont|wouldnt|ha(ve|s)nt|without',
  habit:
    'as (adv|told)%|(every|per|each|a) (day|night)|daily|(pils|tablets|medic%) (over|for|in)~ (years|months|life)|usual%|(?<!th[ae]n (the )?)prescri%|doctor|refil',
  enquiry:
    'leaflets?|how many (people|persons|deaths)|workshops?|training|article|bok(s|let)?|awarenes|prevent%|polic(y|ies)|project|first aid|talks?|lear?n|donat%|do(es)? (you|your|they)(?! (think|know|hear))|signs|symptoms|how (does|do|long)|is it|(some(one|body)|people|patients|anyone) who|(if|when)~ (a|someone|people|one|patient)|price|fes|safe to|what hapens|rates|(the|your|rom|what) rate',
  fiction: 'movies?|seri%|songs?|scene|news%|game|dream%|tv|match',
  longAgo:
    '(years?|yrs?|months?) (ago|back|before)|once (i|s?he) had|last (year|month)|used to|long (ago|back)|in (19|20)\\d\\d|when i was|as a (kid|child|te\\w+|boy|girl)',
  wishNow: `(want|wana|gona|going|wil|ready)( to)? (die|kil|end|hang|jump)|(dont|not) want to (live|be)`,
  act: `(?<! (to|wil|might|could|would|wana|gona|il) )(cut|cuting|slit|slashed) (my|his|her) (wrists?|veins?|throat)|(pour%|set)~~ (kerosene|petrol|fire)~~ (him|her|my) ?self|set~ (him|her|my) ?self on fire|bleding|on (the |a |our )?(rof|terace|bridge|balcony|railing|tracks|flyover)|(going|about) to hang|(wil|il|gona|going to|about to) ${JUMP}|(wil|il|gona|going to) jump~~ ${HIGH}|(rope|nose)~~ (ready|fan|ceiling|hok)|hanging ${SELF}|(blade|razor|knife|rope|nose) in (my|his|her) hand|tied~~ (rope|nose)`,
  before: 'once|earlier|past|before|had',
  fainted: `faint(ed|ing)|(pas(ed|ing)|blacked) out|(lost|losing) consci%|uncon%us|(an?|the|got|had) (fits?(?! of)|seizures?|convuls%)`,
  /** What is over, told with its day, is a matter for a doctor; a day alone says nothing of how somebody is. */
  pastDay: `(?<!since )(yesterday|last (night|evening|week|sun|mon|tue|wednes|thurs|fri|satur)%)|(\\d+|one|two|thre|four|few|couple of|some) (days?|weks?) (ago|back)|the other day`,
  leaving: `(wil be|to be|gets?|geting|being) discharg%|discharg%~ (tomorow|on|next|soon)`,
  wellAgain: `(came|come|back|home|released|discharg%)~ hospital|(out of (the )?hospital|(was|got|been|is) discharg%|(is|hes|shes|im|am) (back )?(at )?home (now|again))(?!.* (again|now (he|she|i|having|not)) )|(?<!not#1 )(fine|ok|okay|normal|beter|wel|al ?right|good) now|now (s?he )?(is |am |i am |fel(s|ing)? )?(fine|ok|okay|normal|beter|wel|al ?right|good)(?= )|(is|hes|shes|im|i am|fel%) (fine|ok|okay|normal|alright)(?= )`,
  recovered:
    '(am|im|is|fel%|doing|are)~ (fine|ok%|wel|beter|hapy|sober|alive)(?! but (confus|drows|weak|dul|slepy))|recover%|surviv%|sober (for|since)|(now no(t|ne)?|not now|not any ?more)(?= $)(?<=(thought|think|wanted|wish|suicid|fel).*)(?<!(breath|puls|wak|mov|respon).*)|new life|saved my life|thank%|volunte%',
  bereaved: 'died|pased away|lost (my|our)',
  idiom: `(had|has|have|were|was|are) no (fits?|seizures?)|take double(?= (tom|tm|next|dose))|stop (ask|talk|say)% suicid%|violent (before|earlier)(?<= a?slep.*)|(didnt|did not|hasnt|havent|never|without|isnt)( had| have| has| get| got| having| any| a)* (fits?|seizures?)|fancy|dont wory|(no ?body|any ?body|staff|attendant)( wil)? (rais|lay|slap|hit|beat)%( a hand on)? (him|her)|god ?bye for now|${ELDERS} (is )?(wil|would|gona) kil me (if|when)~ (find|kn|hear|se|get|come|cal|learn)%|if (my )?${ELDERS}~ (know|find|hear|learn|se)%~ (wil|would) kil me|no(?= (i|s?he) (am|is|want))|abus%( (us|me))? (with|in|verbal|on the phone)%|drown% \\w+ in (rum|alco|drink|whis|wine|work|bo)%|(is|are) (he|she|they) locked in|(cant|cannot|not) (take|bear|stand|handle|tolerate|cope)#4 (drink|bo?z|adict|habit|drug)%( any (more|longer))?|(one|1|another|any|no|few|last) more chances?|i (realy |just |sometimes |often )*wish (he|she|they|my \\w+)~ (was|were|is|would)~ (dead|gone|die)|fit (to|for) (work|duty|join%|drive)|jump% (at|on) (every|any|the)|wil (i|he|she)~ (shak%|tremors?|sweat%|fits?|sick) (if|when)~ (stop|quit)%|(can|does|do|could|may|wil) (detox|withdrawal|stop%|quit%|leaving)( (?!(my|him|her|he|she|i) )[^ ]+){0,2} (cause|lead|bring|give|triger)%~ (fits?|seizures?|convuls%)|snor% (is )?(normal|usual|fine|ok|as|like al|light|soft|peace)%|(normal|usual|light|soft)%~ snoring|no i mean?t?|(are|do)( the)? (patients|people|they|you)#4 locked in|(will|do|can|would) (they|you|staff)~ (beat|hit|slap|thrash)(?! (me|us) )|costs?|(it|that|this|what|which) beats me|beats me (why|how|what|that)|(s?he|son|brother|husband|father)#1 (stole|steal%|sold|sel%)#6 (cant|cannot) (do|take|handle|bear) (this|it)( any ?more)?(?= $)|(cant|cannot) (take|bear|tolerate|handle) (this |it |these |the |his |her )*(daily|every ?day|constant)~ (fight|quarel|drama|shouting|drinking|noise)%( any ?more)?|beats? (me|us|him|her) to (it|the)|(cravings?|adiction|liquor|news|los|thought|bil|cost|price|fever|heat|reality|guilt|grief|ball|car|bus|bike|truck|auto|train|covid|storm)( (?!and |s?he |who )[^ ]+){0,4} (hit|beat)s?~ \\w+|hit%~ (me|us|him|her) (up|with (a )?(great|nice|new|good|cal|mesage|question))%|hit (rock|the|((?<!fel#4 hit )(his|her)|my) head(?!.* bleding))|touch% my (heart|fe[et]t?)|poison ivy|my name~ \\w+ \\w+|d(ie|ying) (to(?= [^ ])|for|of|laughing|hard|out|down|than)|(jump|skip)%~ (rope|start)|over ?dos(e|ed|ing|es) (of|on) (work|sugar|swets?|cofe|tea|love|news|fun)|pas(ed|ing) out (of|from|in|batch)|(uric|folic) acid|fits of|(phone|mobile|laptop|batery|ap)~~ (dead|die|dying)|respon%( (to|on|by|over|my|our|the|any|your))* (mesages?|cal%|emails?|phone|treatment|therapy|medic%|form|enquir%|leters?|questions?)`,
  life: 'life|living|alive|wake up(?! early)',
  body: 'cuts|wrists?|(fore)?arms?|thighs?|skin',
  blade: 'blades?|razors?|knife|cigaret%|lighter',
  woozy: 'drowsy|slepy|dizzy|nod%|eyes open',
  took: 'used|smoked|did',
  racing: 'cant fel|heart|slow(?!ly)%',
  howMuch: 'how (much|many)|dose',
  deadly:
    '(?<! (people|persons|patients|men|deaths) )(die|dying|kil(s|ed)?|death|lethal|fatal)(?! (of|from|in|every|each) )',
  risk: 'safe|to (many|much)|at once|danger%|limit|can i take|clean',
  death: 'death|dying|dead',
  joking: '(only|just) joking|take back what|(feeling|thought)s? (has|have) (pas|left)%|haha|lol|ha',
  rope: 'rope|nose|dupata|sare|scarf|shet|bedshet|belt|hang%|hung',
  neck: 'neck|throat|fan|ceiling|hok|tre',
  high: 'rof|terace|bridge|balcony|tracks|railway|flyover|river|lake',
  jump: 'jump(?! (start|rope|the) )|jumped|leap%|lie down',
  no: 'cant|dont~ (think|se)|no (reason|point|use|meaning)|nothing',
  last: 'tonight|one more|another (day|night)|any ?more|morning',
};
