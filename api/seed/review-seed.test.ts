import { MAIN_SERVICES } from '@dongne/contract';
import { seededRandom } from '#base';
import { seedReviews } from './review-seed';
import { monthOf } from './shop-notices';

const DATES = ['2026-01-20', '2026-04-20', '2026-07-20', '2026-11-23'].map((day) => new Date(`${day}T03:00:00Z`));
const HOUR_MS = 3600_000;

/** Shops of many kinds at four dates, with their reviews. */
const shops = DATES.flatMap((now) =>
  Array.from({ length: 150 }, (_, number) => {
    const random = seededRandom(1_000 + number);
    const handleItems = MAIN_SERVICES.filter((service) => service === '일반 세탁' || random.chance(0.5));
    const shop = { standing: 3.4 + random.next() * 1.5, handleItems, isComing: number % 4 !== 0 };
    return { ...shop, now, reviews: seedReviews(random, shop, number, now) };
  }),
);
const all = shops.flatMap(({ reviews, ...shop }) => reviews.map((review) => ({ ...shop, ...review })));
const textsOf = (reviews: typeof all): string[] => [...new Set(reviews.map(({ text }) => text))];

/** Items that only shops with a service wash. */
const THINGS = {
  신발: /운동화|스니커즈|축구화|신발|러닝화|깔창/,
  침구: /이불|베개/,
  수선: /수선/,
  커튼: /커튼/,
  카펫: /카펫|러그/,
  가죽: /가죽|무스탕/,
  모피: /모피/,
  염색: /염색/,
  '유모차·카시트': /유모차|카시트/,
} as const;

describe('seeded reviews', () => {
  it.each(Object.entries(THINGS))('mention %s at shops with that service only', (service, words) => {
    const others = all.filter(({ handleItems }) => !handleItems.some((item) => item === service));
    const named = others.flatMap(({ text, reply }) => [text, reply ?? '']).filter((said) => words.test(said));
    expect(named).toEqual([]);
    expect(all.some(({ text }) => words.test(text))).toBe(true);
  });

  it.each([
    [/여름|장마|장맛비/, [6, 7, 8]],
    [/패딩/, [11, 12, 1, 2, 3, 4]],
    [/교복/, [2, 3, 8, 9]],
    [/니트|스웨터|가디건/, [10, 11, 12, 1, 2, 3, 4]],
  ])('mention %s in its months only', (words, months) => {
    const seasonal = all.filter(({ text }) => words.test(text));
    expect(new Set(seasonal.map(({ createdAt }) => monthOf(createdAt)))).toEqual(new Set(months));
  });

  it('are unique per shop, and many, short and long', () => {
    for (const { reviews } of shops) expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length);
    const texts = textsOf(all);
    expect(texts.length).toBeGreaterThan(250);
    expect(texts.filter((text) => text.length > 45).length).toBeGreaterThan(15);
    expect(texts.filter((text) => text.length < 18).length).toBeGreaterThan(10);
  });

  it('have another mood for each rating', () => {
    const [happy = [], fair = [], poor = []] = [[4, 5], [3], [1, 2]].map((ratings) =>
      textsOf(all.filter(({ rating }) => ratings.includes(rating))),
    );
    expect(new Set([...happy, ...fair, ...poor]).size).toBe(happy.length + fair.length + poor.length);
  });

  it('praise neither pickup nor delivery of a walk-in shop', () => {
    const visited = all.filter(({ isComing }) => !isComing);
    expect(textsOf(visited).filter((text) => /문 앞|배송|수거|가져가|가져다|보내/.test(text))).toEqual([]);
    expect(new Set(visited.flatMap(({ keywords }) => keywords))).toEqual(
      new Set(['keyWordQuality', 'keyWordUntact', 'keyWordFast', 'keyWordDelivery', 'keyWordExpect', 'keyWordNo']),
    );
  });

  it.each([
    ['늦었', 'keyWordUntact'],
    ['기다렸', 'keyWordCharge'],
    ['비쌌', 'keyWordDelivery'],
  ] as const)('that say %s have no contradicting keyword', (word, keyword) => {
    const said = all.filter(({ text }) => text.includes(word));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter(({ keywords }) => keywords.includes(keyword))).toEqual([]);
  });
});

describe('replies of seeded shops', () => {
  const answered = all.filter(({ reply }) => reply !== null);

  it('come within two days of the review, and never in the future', () => {
    const late = answered.filter(
      ({ createdAt, repliedAt, now }) =>
        repliedAt === null ||
        repliedAt <= createdAt ||
        repliedAt > now ||
        repliedAt.getTime() - createdAt.getTime() > 48 * HOUR_MS,
    );
    expect(late).toEqual([]);
  });

  it('apologise to bad reviews only', () => {
    const isSorry = (reply: string | null): boolean => /죄송|부족했/.test(reply ?? '');
    expect(answered.filter(({ rating, reply }) => rating <= 2 !== isSorry(reply))).toEqual([]);
    expect(answered.some(({ rating }) => rating <= 2)).toBe(true);
  });

  it('are unique per shop; some reply to most, others hardly ever', () => {
    const shares = shops.map(({ reviews }) => {
      const replies = reviews.flatMap(({ reply }) => (reply === null ? [] : [reply]));
      expect(new Set(replies).size).toBe(replies.length);
      return replies.length / reviews.length;
    });
    expect(Math.min(...shares)).toBeLessThan(0.05);
    expect(Math.max(...shares)).toBeGreaterThan(0.5);
    expect(new Set(answered.map(({ reply }) => reply)).size).toBeGreaterThan(50);
  });
});
