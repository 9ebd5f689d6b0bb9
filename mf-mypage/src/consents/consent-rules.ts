import { formatFullDay, REGISTRATION_TERMS, type Consent, type ConsentAnswers } from '@dongne/contract';

/** A yes or a no; `null` while somebody has said neither. */
export type Choice = 'yes' | 'no' | null;

/** What customers call a term: `혜택·이벤트 알림 받기`. */
export const labelOf = (term: Consent['term']): string =>
  REGISTRATION_TERMS.find(({ key }) => key === term)?.label.replace(/ 동의$/, '') ?? '';

/** Whether nobody is a member without it. */
export const isRequired = (term: Consent['term']): boolean =>
  REGISTRATION_TERMS.some(({ key, required }) => key === term && required);

/** Whether it is a consent to advertising, which the alarm settings change. */
export const isAdvertising = (term: Consent['term']): boolean => term === 'marketing' || term === 'night';

/** The two answers to a question, in words that fit it. */
export const choicesOf = (term: Consent['term']) => {
  return [
    { value: 'yes', label: isAdvertising(term) ? '계속 받을게요' : '동의해요' },
    { value: 'no', label: isAdvertising(term) ? '그만 받을게요' : '동의하지 않아요' },
  ] as const;
};

/** When it was answered, and in which wording; source: docs/domain/consent.md. */
export const stateOf = ({ answeredAt, isAgreed, version }: Consent): string =>
  answeredAt === null
    ? '아직 답하지 않았어요'
    : `${formatFullDay(answeredAt)} ${isAgreed ? '동의' : '동의하지 않음'} · ${version}판`;

/** The answers that were chosen, or `undefined` as long as one is missing. */
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
