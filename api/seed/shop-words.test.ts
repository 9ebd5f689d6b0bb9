import { MAIN_SERVICES } from '@dongne/contract';
import { seededRandom } from '#base';
import { REVIEW_TOPICS } from './review-texts';
import { seedNotice, seedPauseReason } from './shop-notices';

const textsOf = ({ happy, fair, poor }: (typeof REVIEW_TOPICS)[number]) => [...happy, ...fair, ...poor];

describe('texts of seeded reviews', () => {
  it('are 150 at least, none of them twice', () => {
    const texts = REVIEW_TOPICS.flatMap(textsOf);
    expect(texts.length).toBeGreaterThanOrEqual(150);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('name their item', () => {
    const silent = REVIEW_TOPICS.flatMap((topic) => textsOf(topic).filter((text) => !topic.words.test(text)));
    expect(silent).toEqual([]);
  });
});

const said = (say: (seed: number) => string | null) =>
  new Set(Array.from({ length: 1_000 }, (_, seed) => say(seed)).filter((text) => text !== null));

const DAYS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 10)));

describe('notices of seeded shops', () => {
  it.each([
    ['2026-04-10T09:00:00+09:00', /장마|선크림|바닷물|김장|염화칼슘|교복|송년|명절/, /꽃가루/],
    ['2026-07-15T09:00:00+09:00', /패딩|김장|염화칼슘|교복|겨우내|겨울|송년|명절|꽃가루|목도리/, /장마/],
    ['2026-09-15T09:00:00+09:00', /패딩|김장|염화칼슘|장마|선크림|바닷물|송년|꽃가루/, /명절/],
    ['2026-12-05T09:00:00+09:00', /장마|꽃가루|땀|여름|선크림|바닷물|명절|교복/, /김장/],
  ])('fit the season of %s', (at, never, sometimes) => {
    const notices = [...said((seed) => seedNotice(seededRandom(seed), MAIN_SERVICES, new Date(at)))];
    expect(notices.filter((text) => never.test(text))).toEqual([]);
    expect(notices.some((text) => sometimes.test(text))).toBe(true);
    expect(notices.length).toBeGreaterThan(35);
  });

  it('mention no service that the shop does not have', () => {
    const notices = [
      ...said((seed) => seedNotice(seededRandom(seed), ['일반 세탁'], new Date('2026-03-02T00:00:00Z'))),
    ];
    expect(
      notices.filter((text) =>
        /수선|기장|지퍼|잃어버|운동화|신발|구두|이불|가죽|모피|카시트|유모차|커튼|러그|염색|볼펜/.test(text),
      ),
    ).toEqual([]);
  });

  it('promise no pickup, because some shops are walk-in only', () => {
    const notices = DAYS.flatMap((at) => [...said((seed) => seedNotice(seededRandom(seed), MAIN_SERVICES, at))]);
    expect(notices.filter((text) => /문 앞|배송|수거|가져|들러/.test(text))).toEqual([]);
    expect(new Set(notices).size).toBeGreaterThan(50);
  });

  it.each([
    ['2026-11-23T00:00:00Z', []],
    ['2026-08-01T00:00:00Z', ['여름 휴가']],
    ['2026-12-31T16:00:00Z', ['겨울 휴가']],
  ])('give the holiday as reason for a pause at %s', (at, holidays) => {
    const reasons = [...said((seed) => seedPauseReason(seededRandom(seed), new Date(at)))];
    expect(reasons.filter((reason) => reason.endsWith('휴가'))).toEqual(holidays);
    expect(reasons).toContain('매장 내부 공사');
  });
});
