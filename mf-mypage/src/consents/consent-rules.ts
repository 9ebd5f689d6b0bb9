import { DOT, formatFullDay, REGISTRATION_TERMS, type Consent, type ConsentAnswers } from '@dongne/contract';

/** Answer to a term; `null` before one is given. */
export type Choice = 'yes' | 'no' | null;

/** Label of a term: `혜택·이벤트 알림 받기`. */
export const labelOf = (term: Consent['term']): string =>
  REGISTRATION_TERMS.find(({ key }) => key === term)?.label.replace(/ 동의$/, '') ?? '';

/** Whether membership requires the term. */
export const isRequired = (term: Consent['term']): boolean =>
  REGISTRATION_TERMS.some(({ key, required }) => key === term && required);

/** Whether it is a consent to advertising, which the alarm settings change. */
export const isAdvertising = (term: Consent['term']): boolean => term === 'marketing' || term === 'night';

/** Labels of the two answers to a term. */
export const choicesOf = (term: Consent['term']) => {
  return [
    { value: 'yes', label: isAdvertising(term) ? '계속 받을게요' : '동의해요' },
    { value: 'no', label: isAdvertising(term) ? '그만 받을게요' : '동의하지 않아요' },
  ] as const;
};

/** Date and version of an answer; source: docs/domain/consent.md. */
export const stateOf = ({ answeredAt, isAgreed, version }: Consent): string =>
  answeredAt === null
    ? '아직 답하지 않았어요'
    : `${formatFullDay(answeredAt)} ${isAgreed ? '동의' : '동의하지 않음'}${DOT}${version}판`;

/** The chosen answers, or `undefined` while one is missing. */
export const answersOf = (
  asked: readonly Consent[],
  chosen: Readonly<Partial<Record<Consent['term'], Choice>>>,
): ConsentAnswers['answers'] | undefined => {
  const answers = asked.flatMap(({ term }) => {
    const choice = chosen[term] ?? null;
    return choice === null ? [] : [{ term, isAgreed: choice === 'yes' }];
  });
  return answers.length === asked.length ? answers : undefined;
};
