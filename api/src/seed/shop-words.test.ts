import { seededRandom } from '../common';
import { REVIEW_TOPICS } from './review-texts';
import { seedNotice, seedPauseReason } from './shop-notices';

const textsOf = ({ happy, fair, poor }: (typeof REVIEW_TOPICS)[number]) => [...happy, ...fair, ...poor];

describe('the texts of seeded reviews', () => {
  it('are 150 at least, none of them twice', () => {
    const texts = REVIEW_TOPICS.flatMap(textsOf);
    expect(texts.length).toBeGreaterThanOrEqual(150);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('name what was washed, each of them', () => {
    const silent = REVIEW_TOPICS.flatMap((topic) => textsOf(topic).filter((text) => !topic.words.test(text)));
    expect(silent).toEqual([]);
  });
});

const ALL_SERVICES = ['수선', '신발', '침구', '가죽', '커튼', '유모차·카시트'];
const said = (say: (seed: number) => string | null) =>
  new Set(Array.from({ length: 400 }, (_, seed) => say(seed)).filter((text) => text !== null));

describe('what shops announce', () => {
  it.each([
    ['2026-07-15T09:00:00+09:00', /패딩|김장|염화칼슘|교복/, /장마/],
    ['2026-12-05T09:00:00+09:00', /장마|꽃가루|땀|여름/, /김장/],
  ])('fits the season of %s', (at, never, sometimes) => {
    const notices = [...said((seed) => seedNotice(seededRandom(seed), ALL_SERVICES, new Date(at)))];
    expect(notices.filter((text) => never.test(text))).toEqual([]);
    expect(notices.some((text) => sometimes.test(text))).toBe(true);
    expect(notices.length).toBeGreaterThan(15);
  });

  it('is of nothing that the shop does not do', () => {
    const notices = [
      ...said((seed) => seedNotice(seededRandom(seed), ['일반 세탁'], new Date('2026-03-02T00:00:00Z'))),
    ];
    expect(notices.filter((text) => /수선|기장|운동화|신발|이불|가죽|카시트|커튼/.test(text))).toEqual([]);
  });

  it.each([
    ['2026-11-23T00:00:00Z', []],
    ['2026-08-01T00:00:00Z', ['여름 휴가']],
    ['2026-12-31T16:00:00Z', ['겨울 휴가']],
  ])('gives the holiday of the season as reason for a pause at %s', (at, holidays) => {
    const reasons = [...said((seed) => seedPauseReason(seededRandom(seed), new Date(at)))];
    expect(reasons.filter((reason) => reason.endsWith('휴가'))).toEqual(holidays);
    expect(reasons).toContain('매장 내부 공사');
  });
});
