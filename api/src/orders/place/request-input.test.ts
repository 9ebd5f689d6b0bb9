import type { SentPhoto } from '#base';
import { editedRequestOf, newRequestOf } from './request-input';

const good = {
  laundryId: '7',
  collectionTime: '2026-03-03T09:00:00+09:00',
  laundryNumByUser: '3',
  hasPremium: 'true',
  etc: ' 문 앞에 있어요 ',
  agreeTerm: 'true',
};
const photo: SentPhoto = { bytes: Buffer.from('x'), mediaType: 'image/png', sha256: 'x' };
const form = (fields: Record<string, string>, photos: { stains?: SentPhoto[]; mends?: SentPhoto[] } = {}) => ({
  fields: new Map(Object.entries(fields)),
  stains: photos.stains ?? [],
  mends: photos.mends ?? [],
});
const problemsOf = (fields: Record<string, string>): unknown => {
  try {
    return newRequestOf(form({ ...good, ...fields }));
  } catch (error) {
    return error instanceof Error && 'fields' in error ? error.fields : error;
  }
};

describe('form of a new request', () => {
  it('is parsed into a request', () => {
    expect(newRequestOf(form(good))).toEqual({
      laundryId: 7,
      refuseSecond: false,
      collectionTime: new Date('2026-03-03T09:00:00+09:00'),
      laundryNumByUser: 3,
      items: null,
      hasPremium: true,
      hasStain: false,
      etc: '문 앞에 있어요',
      serviceCodes: [],
      mends: [],
      stains: [],
      hasPassword: false,
      entrancePassword: null,
      deliveryBag: false,
      creditCardId: null,
      couponId: null,
      advanceLimitWon: null,
      valuables: null,
      washingPreferences: null,
    });
  });

  it.each([
    ['laundryNumByUser', '0', '세탁물 수량은 1개부터 99개까지 고를 수 있어요.'],
    ['laundryNumByUser', '100', '세탁물 수량은 1개부터 99개까지 고를 수 있어요.'],
    ['laundryNumByUser', '1.5', '세탁물 수량은 1개부터 99개까지 고를 수 있어요.'],
    ['laundryId', '', '세탁소를 골라 주세요.'],
    ['collectionTime', 'tomorrow', '수거 시간을 골라 주세요.'],
    ['agreeTerm', 'false', '약관에 동의해 주세요.'],
    ['etc', '가'.repeat(501), '요청사항은 500자까지 쓸 수 있어요.'],
    ['dailyLaundryPaidService', '{', '추가 서비스를 다시 골라 주세요.'],
    ['mendInfo', '[{"mendName":""}]', '수선 내용을 다시 확인해 주세요.'],
    ['entrance', '{"hasPassword":true,"password":" "}', '공동현관 비밀번호를 적어 주세요.'],
    ['entrance', '[]', '현관 출입 방법을 다시 확인해 주세요.'],
    ['couponId', '-1', '올바른 값이 아니에요.'],
  ])('is rejected for %s = %s with a sentence', (field, value, sentence) => {
    expect(problemsOf({ [field]: value })).toEqual({ [field]: sentence });
  });

  it('names every invalid field at once', () => {
    expect(Object.keys(Object(problemsOf({ laundryNumByUser: '', agreeTerm: '', collectionTime: '' })))).toEqual(
      expect.arrayContaining(['laundryNumByUser', 'agreeTerm', 'collectionTime']),
    );
  });

  it('accepts paid services as codes or as objects', () => {
    const codes = (json: string) => newRequestOf(form({ ...good, dailyLaundryPaidService: json })).serviceCodes;
    expect(codes('["EXPRESS"]')).toEqual(['EXPRESS']);
    expect(codes('[{"code":"EXPRESS"},"FOLDING","FOLDING"]')).toEqual(['EXPRESS', 'FOLDING']);
  });

  it('gives each mend its own pictures, in order', () => {
    const mendInfo = JSON.stringify([
      { mendName: '기장', imageCount: 2 },
      { mendName: '단추', withLaundry: true },
    ]);
    const [first, second, third] = ['a', 'b', 'c'].map((sha256) => ({ ...photo, sha256 }));
    const pictures = [first, second, third].flatMap((picture) => picture ?? []);
    const { mends } = newRequestOf(form({ ...good, mendInfo }, { mends: pictures }));
    expect(mends.map((mend) => mend.photos.map(({ sha256 }) => sha256))).toEqual([['a', 'b'], ['c']]);
  });

  it('drops photos of stains without stains', () => {
    expect(newRequestOf(form({ ...good, hasStain: 'false' }, { stains: [photo] })).stains).toEqual([]);
    expect(newRequestOf(form({ ...good, hasStain: 'true' }, { stains: [photo] })).stains).toEqual([photo]);
  });
});

describe('form of an edit', () => {
  it('keeps every earlier photo unless it names some', () => {
    expect(editedRequestOf(form({ laundryNumByUser: '2' }))).toMatchObject({ keptStainIds: null, keptMendIds: null });
    expect(editedRequestOf(form({ laundryNumByUser: '2', beforeStains: '[1,2]', beforeMends: '[]' }))).toMatchObject({
      keptStainIds: [1, 2],
      keptMendIds: [],
    });
  });
});
