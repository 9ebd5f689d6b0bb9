import { NO_WISHES } from './laundry-wishes';
import { problemsOfServer, wishesProblems, withCounted } from './wishes-rules';

describe('the wishes of a form', () => {
  it.each([
    ['nothing wished', {}, {}],
    ['a mend with a note', { hasMend: true, mendNote: '기장을 3cm 줄여 주세요' }, {}],
    ['a note of a mend that was switched off', { hasMend: false, mendNote: '' }, {}],
    ['a mend without a note', { hasMend: true, mendNote: '  ' }, { mendNote: '어디를 어떻게 수선할지 적어 주세요.' }],
  ])('are checked: %s', (_, wishes, problems) => {
    expect(wishesProblems({ ...NO_WISHES, ...wishes })).toEqual(problems);
  });
});

describe('세탁물 수량', () => {
  it.each([
    ['grows with what is counted', 1, 0, 2, 2],
    ['is that of whoever said more than they count', 5, 1, 2, 5],
    ['falls when everything was counted', 3, 3, 2, 2],
    ['never falls below one', 1, 1, 0, 1],
    ['stays when something was not counted', 5, 4, 3, 5],
  ])('%s', (_what, said, before, after, number) => {
    const shirts = (count: number) => (count === 0 ? [] : [{ category: '와이셔츠' as const, count }]);
    expect(withCounted({ laundryNumByUser: said, items: shirts(before) }, shirts(after))).toEqual({
      laundryNumByUser: number,
      items: shirts(after),
    });
  });
});

describe("the server's sentences", () => {
  it('stand beside the fields they are about', () => {
    const { problems, rest } = problemsOfServer(
      { mendInfo: '가', stain: '나', entrance: '다' },
      { entrance: 'entrancePassword' },
    );
    expect(problems).toEqual({ mendNote: '가', stains: '나', entrancePassword: '다' });
    expect(rest).toEqual([]);
  });

  it('are kept when no field of the form is meant', () => {
    expect(problemsOfServer({ laundryId: '지금은 쉬고 있는 세탁소예요.' }, {}).rest).toEqual([
      '지금은 쉬고 있는 세탁소예요.',
    ]);
  });
});
