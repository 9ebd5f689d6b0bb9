import { getChoseong } from 'es-hangul';
import { ITEM_CATEGORIES, MAIN_SERVICES, searchText, type ItemCategory, type MainService } from '@dongne/contract';

/** Search word: its pattern in names, and its possible meanings in the catalogue. */
export interface SearchWord {
  /** PostgreSQL regular expression. */
  readonly pattern: string;
  readonly categories: readonly ItemCategory[];
  readonly services: readonly MainService[];
}

/** The 19 initial consonants in Unicode order; 588 syllables start with each. */
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const [FIRST_SYLLABLE, SYLLABLES_PER_INITIAL, SYLLABLES_PER_VOWEL] = [0xac00, 588, 28];

const range = (from: number, size: number): string =>
  `${String.fromCodePoint(from)}-${String.fromCodePoint(from + size - 1)}`;

/** Whether a syllable has no final consonant and may still get one while typing. */
const isOpen = (letter: string): boolean => {
  const place = (letter.codePointAt(0) ?? 0) - FIRST_SYLLABLE;
  return letter >= '가' && letter <= '힣' && place % SYLLABLES_PER_VOWEL === 0;
};

const patternOfLetter = (letter: string, isLast: boolean): string => {
  const initial = INITIALS.indexOf(letter);
  if (initial >= 0)
    return `[${letter}${range(FIRST_SYLLABLE + initial * SYLLABLES_PER_INITIAL, SYLLABLES_PER_INITIAL)}]`;
  if (isLast && isOpen(letter)) return `[${range(letter.codePointAt(0) ?? 0, SYLLABLES_PER_VOWEL)}]`;
  return letter.replace(/[\\^$.|?*+()[\]{}]/u, String.raw`\$&`);
};

const patternOf = (word: string): string => {
  const letters = [...word];
  return letters.map((letter, index) => patternOfLetter(letter, index === letters.length - 1)).join('');
};

/** Whether a word matches a name of the catalogue: `셔츠` is a part of 와이셔츠, `ㅋㅌ` are the initials of 코트. */
const means = (name: string, word: string): boolean =>
  name.includes(word) || (/^[ㄱ-ㅎ]{2,}$/u.test(word) && getChoseong(name).includes(word));

/** Synonyms of catalogue names, our own selection; they also match inside a word: 이불빨래. */
const EVERYDAY_WORDS: readonly (readonly [said: RegExp, meant: readonly string[]])[] = [
  [/이불|담요|베개|매트리스/u, ['침구']],
  [/정장|양복|수트|슈트/u, ['상의/재킷', '하의']],
  [/자켓/u, ['재킷']],
  [/바지|청바지|슬랙스/u, ['하의']],
  [/치마/u, ['스커트']],
  [/니트|가디건|카디건/u, ['스웨터/가디건']],
  [/잠바|점퍼|아웃도어|등산복/u, ['점퍼']],
  [/커텐/u, ['커튼']],
  [/카펫트|카페트|양탄자|러그/u, ['카펫']],
  [/^드라이|드라이클리닝/u, ['일반 세탁']],
  [/명품백|핸드백/u, ['가방', '명품']],
];

/** Word with its synonyms in the catalogue. */
const meantBy = (word: string): readonly string[] => [
  word,
  ...EVERYDAY_WORDS.flatMap(([said, meant]) => (said.test(word) ? meant : [])),
];

const wordOf = (word: string): SearchWord => {
  const meant = meantBy(word);
  return {
    pattern: patternOf(word),
    categories: ITEM_CATEGORIES.map(({ category }) => category).filter((category) =>
      meant.some((each) => means(category, each)),
    ),
    // Matches services by prefix only, because 세탁 is a part of most shop names and does not mean 일반 세탁.
    services: MAIN_SERVICES.filter((service) => meant.some((each) => service.startsWith(each))),
  };
};

/** Maximum number of words; later ones are ignored. */
const MAX_WORDS = 8;

/**
 * Parses a search text into words in any order: parts of a shop's name or dong, initial consonants (`ㅅㅊ`), an
 * unfinished syllable, a garment or a service. Special characters of regular expressions are escaped.
 */
export const searchWords = (text: string): readonly SearchWord[] =>
  searchText(text).split(' ').filter(Boolean).slice(0, MAX_WORDS).map(wordOf);
