import { asciiText, NICKNAME_LETTERS } from '@dongne/contract';
import * as v from 'valibot';

const { min, max } = NICKNAME_LETTERS;

/** Hint with the rule of a nickname. */
export const NICKNAME_HINT = `한글, 영문, 숫자로 ${min}~${max}자까지 쓸 수 있어요.`;

/** Error of a nickname, or `undefined`. Allows Hangul syllables, Latin letters and digits, like the API. */
export const nicknameError = (typed: string): string | undefined => {
  const nickname = asciiText(typed);
  if (nickname === '') return '닉네임을 입력해 주세요.';
  if (/[^가-힣A-Za-z0-9]/.test(nickname)) return '한글, 영문, 숫자만 쓸 수 있어요.';
  return nickname.length < min || nickname.length > max ? `${min}~${max}자로 입력해 주세요.` : undefined;
};

export const NICKNAME_SCHEMA = v.object({
  nickname: v.pipe(
    v.string(),
    v.transform(asciiText),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? nicknameError(dataset.value) : undefined;
      if (message !== undefined) addIssue({ message });
    }),
  ),
});
