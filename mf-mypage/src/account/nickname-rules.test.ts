import { nicknameError } from './nickname-rules';

describe('nicknameError', () => {
  it.each(['가나', 'ab', '동네손님2026', '가나다라마바사아자차', '동네'.normalize('NFD'), ' 동네\u200b ', 'ＡＢＣ１'])(
    'accepts %s',
    (nickname) => {
      expect(nicknameError(nickname)).toBeUndefined();
    },
  );

  it.each([
    ['', '닉네임을 입력해 주세요.'],
    ['가', '2~10자로 입력해 주세요.'],
    ['가나다라마바사아자차카', '2~10자로 입력해 주세요.'],
    ['동네 손님', '한글, 영문, 숫자만 쓸 수 있어요.'],
    ['손님!', '한글, 영문, 숫자만 쓸 수 있어요.'],
    ['ㅋㅋ', '한글, 영문, 숫자만 쓸 수 있어요.'],
  ])('rejects %j: %s', (nickname, error) => {
    expect(nicknameError(nickname)).toBe(error);
  });
});
