/** Of each concept the words of English, then those of all others. */
type ConceptTable = Readonly<Record<string, readonly [english: string, others: string]>>;

/**
 * What people call one thing, in English, Hindi and Bengali, in their own letters and in Roman ones, separated by commas;
 * English words first, then all others.
 * A word of a row finds every document with another word of the row; several words in a row count in a query and in a
 * title.
 * Spellings that sound alike need no entry of their own (words.ts), nor does an ending or a slip (search.ts).
 */
export const conceptTable: ConceptTable = {
  cost: [
    `cost, costs, price, fee, fees, charges, pay, pays, money, expensive, afford, rate, rupees, how much, how much money`,
    `खर्च, खर्चा, ख़र्च, पैसा, पैसे, फीस, कीमत, दाम, शुल्क, रुपये, kharcha, kharch, paisa, paise, fees, kimat, कितना पैसा, कितने पैसे, कितना खर्च,
    कितना लगेगा, kitna paisa, kitne paise, kitna kharcha, kitna kharch, kitna lagega, খরচ, টাকা, পয়সা, দাম, ফি, খরচা, কত টাকা,
    কত খরচ, কত লাগে, কত লাগবে, khoroch, khorcha, taka, poysa, koto taka, koto khoroch, koto khorcha, koto lage, koto lagbe`,
  ],
  alcohol: [
    `alcohol, alcoholic, drink, drinks, drinking, drank, drunk, liquor, beer, whisky, peg, booze, alchohol, alchol, alcool`,
    `शराब, शराबी, दारू, पीना, पीता, पीते, पीती, sharab, sharabi, daru, pita, peeta, peena, মদ, মদের, মদ্যপ, মদ্যপান, মাতাল, mod,
    modkhor, matal`,
  ],
  drugs: [
    `drug, drugs, heroin, smack, brown sugar, opioid, opioids, cocaine, injection`,
    `ड्रग्स, स्मैक, हेरोइन, अफीम, afeem, মাদক, হেরোইন, ড্রাগ, madok, heroin`,
  ],
  cannabis: [
    `ganja, charas, bhang, weed, cannabis, marijuana, hashish`,
    `गांजा, चरस, भांग, ganja, charas, bhang, গাঁজা, চরস, ভাং`,
  ],
  dependence: [
    `addiction, addict, addicted, dependence, dependent, habit, substance, substances, alcohol, drugs, drink, drinks,
    drinking, rehab, deaddiction`,
    `नशा, नशे, लत, नशामुक्ति, nasha, nashe, nashamukti, lat, নেশা, নেশার, নেশাগ্রস্ত, আসক্তি, নেশামুক্তি, nesha, neshar,
    asokti`,
  ],
  quit: [
    `quit, quitting, stop, stopping, give up`,
    `छोड़ना, छोड़ें, छोड़े, छोड़ूँ, छुड़ाना, बंद, chhodna, chhode, chhodu, chhudana, chorna, band, ছাড়া, ছাড়তে, ছাড়ব,
    ছাড়াতে, বন্ধ, chara, charte, charbo, charate, bondho`,
  ],
  withdrawal: [
    `withdrawal, shaking, shake, shakes, shaky, trembling, tremble, tremor, tremors, sweating, detox, detoxification`,
    `काँपना, काँपते, काँपता, काँप, कंपन, कंपकंपी, पसीना, डिटॉक्स, kaanpna, kaanpte, kampte, kanp, kampan, paseena, কাঁপা,
    কাঁপে, কাঁপছে, কাঁপুনি, কাঁপতে, ঘাম, ডিটক্স, kapa, kape, kapche, kanpche, kapuni, gham`,
  ],
  hands: [`hand, hands`, `हाथ, haath, হাত, haat`],
  relapse: [
    `relapse, relapsed, lapse, again`,
    `फिर, दोबारा, वापस, phir, fir, dobara, wapas, আবার, ফের, abar, pher`,
  ],
  family: [
    `family, families, husband, hubby, wife, spouse, partner, father, dad, mother, mum, parents, brother, sister, son,
    daughter, uncle, aunt, cousin, grandfather, grandmother, in laws, mother in law, father in law, brother in law, sister in law, son in law,
    daughter in law, someone, relative`,
    `परिवार, पति, पत्नी, बीवी, पिता, पापा, माँ, भाई, बहन, बेटा, बेटी, घरवाले, parivar, pati, patni, biwi, papa, baap, maa,
    bhai, behen, beta, beti, gharwale, सास, ससुर, दामाद, देवर, चाचा, मामा, saas, sasur, damad, devar, chacha, পরিবার, স্বামী, স্ত্রী, বর, বউ, বাবা, মা, ভাই, বোন, ছেলে, মেয়ে, পরিজন, poribar,
    shami, swami, stri, bor, bou, baba, bhai, bon, chele, meye, শাশুড়ি, শ্বশুর, জামাই, দেওর, কাকা, দাদা, দিদি, sasuri, shashuri, soshur, jamai, kaka`,
  ],
  teenager: [
    `teenager, teenagers, teenage, teen, teens, adolescent, minor, help for families`,
    `किशोर, नाबालिग, परिवार के लिए मदद, kishor, nabalig, কিশোর, কিশোরী, নাবালক, পরিবারের জন্য সাহায্য, nabalok`,
  ],
  elderly: [
    `elderly, old age, old man, old woman, old father, old mother, senior, seniors, help for families`,
    `बुज़ुर्ग, बूढ़ा, बूढ़े, बुढ़ापा, परिवार के लिए मदद, bujurg, budhe, বয়স্ক, বৃদ্ধ, বুড়ো, বুড়ি, পরিবারের জন্য সাহায্য, boyosko,
    briddho, buro`,
  ],
  women: [
    `women, woman, ladies, female, for women, rehab for women, women rehab, women only`,
    `महिला, महिलाएँ, महिलाओं, औरत, औरतों, mahila, mahilaon, aurat, মহিলা, মহিলাদের, নারী, নারীদের, মেয়েদের,
    mohila, mohilader, nari, meyeder`,
  ],
  children: [
    `child, children, kid, kids`,
    `बच्चा, बच्चे, बच्चों, bachcha, bachche, bachchon, বাচ্চা, সন্তান, শিশু, baccha, sontan, shishu`,
  ],
  room: [
    `room, rooms, ward, wards, bed, beds, dormitory, accommodation, hostel, lodging`,
    `कमरा, कमरे, वार्ड, बिस्तर, रहना, ठहरना, kamra, kamre, bistar, rehna, ঘর, কামরা, ওয়ার্ড, বিছানা, থাকব, থাকতে, ghor,
    bichana, thakbo, thakte`,
  ],
  home: [`home`, `घर, ghar, বাড়ি, বাড়িতে, ঘরে, bari, barite, ghore`],
  food: [`food, meal, meals, dining, eat, rice`, `खाना, भोजन, khana, bhojan, খাবার, খাওয়া, khabar, khaoa`],
  tea: [`tea`, `चाय, chai, চা, cha`],
  visiting: [
    `visit, visits, visiting, visitor, visitors`,
    `मिलना, मिलने, मुलाकात, milna, milne, mulakat, দেখা, সাক্ষাৎ, dekha, sakkhat`,
  ],
  admission: [`admission, admit, admitted, join`, `भर्ती, दाखिला, bharti, dakhila, ভর্তি, bhorti`],
  duration: [
    `how long, how many days, last, long`,
    `कितने दिन, कितना समय, कब तक, kitne din, kitna samay, কত দিন, কতদিন, কত সময়, koto din, kotodin`,
  ],
  medicine: [
    `medicine, medicines, medication, tablet, tablets, pills, prescription`,
    `दवा, दवाई, दवाइयाँ, गोली, dawa, dawai, goli, ওষুধ, ঔষধ, বড়ি, oshudh, osudh`,
  ],
  doctor: [
    `doctor, doctors, nurse, hospital, clinician`,
    `डॉक्टर, अस्पताल, नर्स, aspatal, ডাক্তার, হাসপাতাল, daktar, haspatal`,
  ],
  privacy: [
    `privacy, private, secret, confidential, confidentiality, anonymous`,
    `गोपनीय, गोपनीयता, गुप्त, छिपा, gopniya, gupt, গোপন, গোপনীয়, গোপনীয়তা, gopon, goponiyo`,
  ],
  disclosure: [
    `know, knows, tell, tells, find out, confidentiality`,
    `पता चलेगा, किसी को पता, pata chalega, kisi ko pata, জানবে, জানতে, জানাজানি, janbe, jante`,
  ],
  work: [
    `work, job, jobs, office, employer, boss, company, companies, employee, employees`,
    `नौकरी, दफ्तर, ऑफिस, naukri, daftar, চাকরি, চাকরী, অফিস, কাজে, chakri, kaje`,
  ],
  phone: [`phone, phones, mobile`, `फ़ोन, मोबाइल, ফোন, মোবাইল`],
  bring: [
    `bring, pack, packing, clothes, luggage`,
    `सामान, कपड़े, saman, kapde, জামাকাপড়, জিনিসপত্র, jamakapor, jinis, jinish`,
  ],
  unwilling: [
    `unwilling, refuse, refuses, force, forced, convince, persuade, denial, ready`,
    `जबरदस्ती, मानता, मानते, राजी, तैयार, zabardasti, jabardasti, manta, raji, taiyar, জোর, রাজি, মানে, মানছে, বোঝাব, jor,
    raji, manche, bojhabo`,
  ],
  rights: [`rights, right, law, legal`, `अधिकार, हक, कानून, adhikar, haq, kanoon, অধিকার, আইন, odhikar, ain`],
  overdose: [`overdose, overdosed, naloxone, unconscious`, `ओवरडोज, बेहोश, behosh, ওভারডোজ, অজ্ঞান, oggan`],
  help: [
    `help, helpline, helplines, emergency, ambulance, urgent, danger, 112, 14416, 14446`,
    `मदद, सहायता, हेल्पलाइन, आपात, एम्बुलेंस, madad, sahayata, সাহায্য, সহায়তা, হেল্পলাইন, জরুরি, অ্যাম্বুল্যান্স, বিপদ,
    sahajjo, sahajyo, joruri, bipod`,
  ],
  despair: [
    `suicide, suicidal, die, dying`,
    `आत्महत्या, मरना, मर जाना, मरने, खुदकुशी, aatmahatya, marna, mar jana, khudkushi, আত্মহত্যা, মরতে, মরে যেতে, attohotta,
    morte, more jete`,
  ],
  emergency: [
    `emergency, ambulance, urgent, 112, 14416, poison, poisoned, seizure, seizures, fits, unconscious`,
    `आपात, एम्बुलेंस, ज़हर, दौरा, बेहोश, jahar, daura, behosh, জরুরি, অ্যাম্বুল্যান্স, অ্যাম্বুলেন্স, বিষ, খিঁচুনি, অজ্ঞান,
    joruri, bish, khichuni, oggan`,
  ],
  violence: [
    `violence, violent, beats, hits, abusive, abused, hurt`,
    `मारता, मारपीट, हिंसा, marta, marpit, hinsa, মারে, মারধর, অত্যাচার, নির্যাতন, mare, mardhor, ottachar, nirjaton`,
  ],
  childAbuse: [`child abuse, bad touch, molested`, `बाल शोषण, बच्चे के साथ, শিশু নির্যাতন`],
  giving: [
    `donate, donation, donations, donor, sponsor, charity, gift`,
    `दान, चंदा, सहयोग, daan, chanda, দান, অনুদান, চাঁদা, onudan`,
  ],
  receipt: [
    `receipt, receipts, tax, pan, 80g, income tax, tax exemption, tax benefit, deduction, donate`,
    `रसीद, टैक्स, कर छूट, टैक्स छूट, आयकर, दान, rasid, kar chhoot, tax chhoot, aaykar, রসিদ, ট্যাক্স, কর ছাড়, আয়কর,
    দান করুন, roshid, kor char, tax char`,
  ],
  refund: [`refund, refunds, money back`, `पैसे वापस, पैसे लौटाने, paise wapas, টাকা ফেরত, টাকা ফেরতের, taka ferot`],
  complaint: [`complaint, complaints, complain`, `शिकायत, शिकायतें, shikayat, অভিযোগ, নালিশ, obhijog, nalish`],
  counselling: [
    `counselling, counseling, counsellor, counselor, therapy, therapist, psychologist`,
    `काउंसलिंग, परामर्श, सलाह, paramarsh, salah, কাউন্সেলিং, পরামর্শ, poramorsho`,
  ],
  treatment: [
    `treatment, cure, therapy, rehab, rehabilitation`,
    `इलाज, उपचार, ilaj, ilaaj, upchar, চিকিৎসা, chikitsa, chikitsha`,
  ],
  contact: [
    `contact, address, location, directions, map`,
    `पता, ठिकाना, कहाँ, कहां, संपर्क, kahan, kaha, sampark, ঠিকানা, কোথায়, যোগাযোগ, thikana, kothay, jogajog`,
  ],
  arrival: [
    `first night, first nights, first nite, frist night, frist nite, frst night, frst nite, 1st night, 1st nite, first day, first days, first week, first evening, first hours`,
    `पहली रात, पहला दिन, पहले दिन, पहला हफ़्ता, पहला हफ्ता, pehli raat, pahli raat, pehla din, pehle din, pehla hafta,
    প্রথম রাত, প্রথম রাতটা, প্রথম রাতে, prothom ratta, প্রথম দিন, প্রথম সপ্তাহ, prothom rat, prothom rate, prothom din, prothom soptaho`,
  ],
  insurance: [`insurance, mediclaim, cashless`, `बीमा, bima, বিমা, বীমা`],
  routine: [`routine, schedule, timetable`, `दिनचर्या, dincharya, রুটিন, dinlipi`],
  carer: [`carer, caregiver, exhausted, tired, burnout, yourself`, `थकान, थकी, thakan, ক্লান্ত, klanto`],
  leave: [`leave, discharge`, `छुट्टी, chhutti, chutti, ছুটি, chuti`],
  proof: [
    `registration, registrations, registered, licence, licences, license, licensed, approved, accounts, genuine,
    qualification, qualifications, qualified, degree, degrees, doctor qualification, doctors qualified, qualified doctor,
    qualified doctors`,
    `पंजीकरण, रजिस्टर्ड, लाइसेंस, योग्यता, डिग्री, डॉक्टर की योग्यता, डॉक्टर की डिग्री, panjikaran, yogyata, degree, doctor ki
    degree, doctor ki yogyata, নিবন্ধন, নথিভুক্তি, লাইসেন্স, লাইসেন্সের, যোগ্যতা, ডিগ্রি, ডাক্তারের যোগ্যতা, ডাক্তারের ডিগ্রি,
    nibondhon, nothibhukti, jogyota, daktarer degree, daktarer jogyota`,
  ],
  yoga: [`yoga, meditation`, `योग, ध्यान, yog, dhyan, যোগ, ধ্যান, যোগব্যায়াম, yog, dhyan`],
  detox: [`detox, detoxification`, `डिटॉक्स, ডিটক্স, ডিটক্সিফিকেশন`],
};
