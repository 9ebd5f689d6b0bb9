import { checkAnswers, runtime } from '@dongne/platform';
import type { Query } from '@tanstack/react-query';
import { fitsAnswer } from './fits-answer';

/** Answers that a query holds: one, or the pages of a list. */
const answersOf = (held: unknown): readonly unknown[] =>
  typeof held === 'object' && held !== null && 'pageParams' in held && 'pages' in held && Array.isArray(held.pages)
    ? held.pages
    : [held];

/** Address of what a query reads; its key is the path, part by part, and then the parameters. */
const addressOf = ({ queryKey }: Query): string =>
  `/${queryKey.filter((part) => typeof part === 'string' || typeof part === 'number').join('/')}`;

const isWrong = (query: Query): boolean =>
  query.state.data !== undefined &&
  !answersOf(query.state.data).every((answer) => fitsAnswer(addressOf(query), answer));

const wrongQueries = (): readonly Query[] => runtime().queryClient.getQueryCache().findAll({ predicate: isWrong });

/** Whether a page that broke was given an answer that the API does not promise. */
export const hasWrongAnswers = (): boolean => wrongQueries().length > 0;

/** Forgets those answers and has them read again; what still is not what the API promises is a failed read of its page. */
export const refuseWrongAnswers = (): void => {
  const { queryClient } = runtime();
  checkAnswers(fitsAnswer);
  for (const { queryKey } of wrongQueries()) queryClient.resetQueries({ queryKey, exact: true }).catch(() => undefined);
};
