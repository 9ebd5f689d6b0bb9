import { searchWords } from './search-words';

describe('search word', () => {
  it.each([
    ['셔츠', ['와이셔츠', '티셔츠'], []],
    ['이불빨래', ['침구'], ['침구']],
    ['양복', ['상의/재킷', '하의'], []],
    ['커텐', ['커튼/카펫'], ['커튼']],
    ['카페트', ['커튼/카펫'], ['카펫']],
    ['드라이', [], ['일반 세탁']],
    ['ㅋㅌ', ['스커트', '코트', '커튼/카펫'], []],
    ['세탁', [], []],
  ] as const)('%s matches %j of the catalogue and the services %j', (text, categories, services) => {
    const [word] = searchWords(text);
    expect({ categories: word?.categories, services: word?.services }).toEqual({ categories, services });
  });
});
