// The tag of a language (BCP 47) → what is wrong with it. https://www.iana.org/assignments/language-subtag-registry

/** Languages of two letters, one after the other. */
const languages =
  'aaabaeafakamanarasavayazbabebgbhbibmbnbobrbscacechcocrcscucvcydadedvdzeeeleneoeseteufaff' +
  'fifjfofrfygagdglgngugvhahehihohrhthuhyhziaidieigiiikioisitiujajvkakgkikjkkklkmknkokrksku' +
  'kvkwkylalblglilnloltlulvmgmhmimkmlmnmrmsmtmynanbndnengnlnnnonrnvnyocojomorospapiplpsptqu' +
  'rmrnrorurwsascsdsesgsiskslsmsnsosqsrssstsusvswtatetgthtitktltntotrtstttwtyugukuruzvevivo' +
  'wawoxhyiyozazhzu';

const scripts =
  'AdlmAfakAghbAhomArabAranArmiArmnAvstBaliBamuBassBatkBengBerfBhksBlisBopoBrahBraiBugiBuhd' +
  'CakmCansCariChamCherChrsCirtCoptCpmnCprtCyrlCyrsDevaDiakDogrDsrtDuplEgydEgyhEgypElbaElym' +
  'EthiGaraGeokGeorGlagGongGonmGothGranGrekGujrGukhGuruHanbHangHaniHanoHansHantHatrHebrHira' +
  'HluwHmngHmnpHrktHungIndsItalJamoJavaJpanJurcKaliKanaKawiKharKhmrKhojKitsKndaKoreKpelKrai' +
  'KthiLanaLaooLatfLatgLatnLepcLimbLinaLinbLisuLomaLyciLydiMahjMakaMandManiMarcMayaMedfMend' +
  'MercMeroMlymModiMongMoonMrooMteiMultMymrNagmNandNarbNbatNewaNkgbNkooNshuOgamOlckOnaoOrkh' +
  'OryaOsgeOsmaOugrPalmPaucPermPhagPhliPhlpPhlvPhnxPlrdPrtiRjngRohgRoroRunrSamrSaraSarbSaur' +
  'SgnwShawShrdSiddSidtSindSinhSogdSogoSoraSoyoSundSunuSyloSyrcSyreSyrjSyrnTagbTakrTaleTalu' +
  'TamlTangTavtTayoTeluTengTfngTglgThaaThaiTibtTirhTnsaTodrTolsTotoTutgUgarVaiiVispVithWara' +
  'WchoWoleXpeoXsuxYeziYiiiZanbZmthZsyeZsymZxxx';

const regions =
  'ACADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCH' +
  'CICKCLCMCNCOCPCQCRCUCVCWCXCYCZDEDGDJDKDMDODZEAECEEEGEHERESETEUEZFIFJFKFMFOFRGAGBGDGEGFGG' +
  'GHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUICIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKY' +
  'KZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONP' +
  'NRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSY' +
  'SZTATCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUNUSUYUZVAVCVEVGVIVNVUWFWSXKYEYTZAZMZW';

/** What is written for a language, and is the code of a country, or of another time. */
const meantLanguages: Readonly<Record<string, string>> = {
  ...{ at: 'de', cn: 'zh', cz: 'cs', dk: 'da', gb: 'en', gr: 'el', in: 'id', iw: 'he', ji: 'yi' },
  ...{ jp: 'ja', jw: 'jv', mo: 'ro', sh: 'sr-Latn', ua: 'uk', us: 'en', vn: 'vi' },
};

const meantRegions: Readonly<Record<string, string>> = { EN: 'GB', UK: 'GB' };

const has = (codes: string, code: string): boolean =>
  codes.indexOf(code) >= 0 && splitCodes(codes, code.length).includes(code);

const splitCodes = (codes: string, length: number): string[] =>
  codes.match(new RegExp(`.{${length}}`, 'g')) ?? [];

/** Whether two letters are the code of a country or region, today's or a former one's. */
export const isRegion = (code: string): boolean => has(regions, code);

interface TagMistake {
  readonly kind: 'language' | 'script' | 'region';
  readonly code: string;
  /** What was probably meant: a whole tag. */
  readonly near: string | undefined;
}

const replaceCode = (tag: string, code: string, near: string | undefined): string | undefined =>
  near === undefined ? undefined : tag.replace(code, near);

/** Undefined for a tag that is right, as far as that is known here. */
export function findTagMistake(tag: string): TagMistake | undefined {
  const [language = '', ...others] = tag.split('-');
  if (language.length === 2 && !has(languages, language)) {
    const near = replaceCode(tag, language, meantLanguages[language]);
    return { kind: 'language', code: language, near };
  }
  for (const code of others) {
    if (/^[A-Z][a-z]{3}$/.test(code) && !has(scripts, code))
      return { kind: 'script', code, near: undefined };
    if (/^[A-Z]{2}$/.test(code) && !isRegion(code))
      return { kind: 'region', code, near: replaceCode(tag, code, meantRegions[code]) };
  }
  return undefined;
}

/** Whether a tag has a language of three letters, a region by its number or a variant, of which the registry has thousands. */
export const isUnlistedTag = (tag: string): boolean =>
  !/^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/.test(tag);
