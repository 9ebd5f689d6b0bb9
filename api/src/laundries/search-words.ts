import { getChoseong } from 'es-hangul';
import { ITEM_CATEGORIES, MAIN_SERVICES, type ItemCategory, type MainService } from '@dongne/contract';

/** One word of a search: what it looks like in a name, and what of the catalogue it may mean. */
export interface SearchWord {
  /** A regular expression of PostgreSQL. */
  readonly pattern: string;
  readonly categories: readonly ItemCategory[];
  readonly services: readonly MainService[];
}

/** The 19 initial consonants in the order of Unicode's syllables, 588 of which begin with each. */
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const [FIRST_SYLLABLE, SYLLABLES_PER_INITIAL, SYLLABLES_PER_VOWEL] = [0xac00, 588, 28];

const range = (from: number, size: number): string =>
  `${String.fromCodePoint(from)}-${String.fromCodePoint(from + size - 1)}`;

/** A syllable without a final consonant may still get one while somebody is typing. */
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

/** Whether a name of the catalogue is meant: `셔츠` is a part of 와이셔츠, `ㅋㅌ` are the initials of 코트. */
const means = (name: string, word: string): boolean =>
  name.includes(word) || (/^[ㄱ-ㅎ]{2,}$/u.test(word) && getChoseong(name).includes(word));

const wordOf = (word: string): SearchWord => ({
  pattern: patternOf(word),
  categories: ITEM_CATEGORIES.map(({ category }) => category).filter((category) => means(category, word)),
  // From its beginning: 세탁 is a part of most names of shops, and no question for 일반 세탁.
  services: MAIN_SERVICES.filter((service) => service.startsWith(word)),
});

/** Somebody who types more words than this means none of the later ones. */
const MAX_WORDS = 8;

/**
 * The words of what somebody typed, in any order: parts of a shop's name or dong, initial consonants (`ㅅㅊ`), a syllable
 * that is not finished yet, a piece of clothing or a service. Letters of a regular expression mean themselves.
 */
export const searchWords = (text: string): readonly SearchWord[] =>
  text.normalize('NFC').split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS).map(wordOf);
