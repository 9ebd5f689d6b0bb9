import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DIVISION_LABEL,
  PAID_SERVICE_LABEL,
  PAID_SERVICES,
  REVIEW_KEYWORDS,
  SHOP_DIVISIONS,
  SHOP_SORT_LABEL,
  SHOP_SORTS,
} from './index';

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'shop-words.json'), 'utf8'),
);

describe('shop-words.json', () => {
  it.each([
    ['division', SHOP_DIVISIONS, DIVISION_LABEL],
    ['sort', SHOP_SORTS, SHOP_SORT_LABEL],
    ['paid extra', PAID_SERVICES, PAID_SERVICE_LABEL],
    ['keyword', Object.keys(REVIEW_KEYWORDS), REVIEW_KEYWORDS],
  ] as const)('lists the words of each %s', (name, codes, label) => {
    expect(Object.keys(WORDS[name] ?? {})).toEqual([...codes]);
    expect(WORDS[name]).toEqual(label);
  });
});
