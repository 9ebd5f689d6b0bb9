import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsInSources, sourceText } from './pictured-texts';

const ROOT = join(import.meta.dirname, '../../../..');
const FOLDER = join(ROOT, 'docs/images');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const HOW = 'PICTURES=on npx playwright test order-a-pickup showroom';

const sources = sourceText();
const pictures = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

describe('pictures of the README', () => {
  it('have a text file beside them', () => {
    const shown = [...README.matchAll(/docs\/images\/([\w-]+)\.jpg/g)].map(([, name]) => name);
    expect(shown).toContain('story');
    expect(readdirSync(FOLDER).filter((file) => file.endsWith('.jpg'))).toEqual(
      shown.map((name) => `${name}.jpg`).toSorted(),
    );
    expect(pictures).toEqual(shown.map((name) => `${name}.json`).toSorted());
  });

  it.each(pictures)(`show only current texts, or need ${HOW}: %s`, (file) => {
    const texts: string[] = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => !sources.includes(text))).toEqual([]);
  });
});

describe('texts of a picture', () => {
  const SAYS = "<p>{day}까지 확인하지 않으시면 진행돼요</p> '세탁소를 골라 주세요' 'Compare now'";

  it.each([
    ['an unchanged text', ['세탁소를 골라 주세요'], ['세탁소를 골라 주세요']],
    [
      'the part after a day',
      ['11월 20일 (금) 22:46까지 확인하지 않으시면 진행돼요'],
      ['까지 확인하지 않으시면 진행돼요'],
    ],
    ['words of an English console', ['Compare now', 'Books'], ['Compare now']],
    ['no name of a shop', ['당산동 맑은샘 세탁방'], []],
    ['no word beside a number', ['3개 진행'], []],
  ])('are %s', (_, shown, expected) => {
    expect(textsInSources(shown, SAYS)).toEqual(expected);
  });
});
