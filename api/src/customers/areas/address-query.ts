/** Parts of an address query: region, name, and number. */
export interface AddressQuery {
  /** Words before the name, such as 서울, 강남구. */
  readonly before: readonly string[];
  /** Name of a dong or road, such as 역삼동, 테헤란로, ㅌㅎㄹㄹ. */
  readonly name: string;
  /** Number, such as `152`, `737-1`, `산12`, `지하396`; empty if none was typed. */
  readonly number: string;
  /** Words after the number; only a dong (`(역삼동)`) is used. */
  readonly after: readonly string[];
}

const NUMBER = /^(산|지하)?\d+(-\d+)?(번지)?$/;
/** Road and number without a space, `테헤란로152`. Not for dongs, because 영등포동6 is also the beginning of 영등포동6가. */
const GLUED = /^(.*(?:로|길))(\d+(?:-\d+)?)$/;

/** Parses a typed address. An empty query gives `undefined`. */
export const parseAddressQuery = (query: string): AddressQuery | undefined => {
  const words = query
    .replaceAll(/[(),]/g, ' ')
    .replaceAll(/(^|\s)(산|지하)\s+(?=\d)/g, '$1$2')
    .replaceAll(/(\d)\s+번지/g, '$1번지')
    .split(/\s+/)
    .filter(Boolean);
  const at = words.findIndex((word, index) => index > 0 && NUMBER.test(word));
  const nameAt = at === -1 ? words.findLastIndex((word) => GLUED.test(word)) : at - 1;
  const index = nameAt === -1 ? words.length - 1 : nameAt;
  const name = words[index];
  if (name === undefined) return undefined;
  const [, road = name, glued = ''] = GLUED.exec(name) ?? [];
  return {
    before: words.slice(0, index),
    name: at === -1 ? road : name,
    number: at === -1 ? glued : (words[at] ?? '').replace('번지', ''),
    after: words.slice(at === -1 ? index + 1 : at + 1),
  };
};
