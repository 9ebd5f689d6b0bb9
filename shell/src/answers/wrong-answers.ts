import { checkAnswers, runtime } from '@dongne/platform';
import type { Query } from '@tanstack/react-query';
import { fitsAnswer } from './fits-answer';

/** Responses in a query: one, or the pages of a list. */
const answersOf = (held: unknown): readonly unknown[] =>
  typeof held === 'object' && held !== null && 'pageParams' in held && 'pages' in held && Array.isArray(held.pages)
    ? held.pages
    : [held];

/** Address that a query reads; its key is the path, part by part, followed by the parameters. */
const addressOf = ({ queryKey }: Query): string =>
  `/${queryKey.filter((part) => typeof part === 'string' || typeof part === 'number').join('/')}`;

const isWrong = (query: Query): boolean =>
  query.state.data !== undefined &&
  !answersOf(query.state.data).every((answer) => fitsAnswer(addressOf(query), answer));

const wrongQueries = (): readonly Query[] => runtime().queryClient.getQueryCache().findAll({ predicate: isWrong });

/** Returns whether a broken page received a response that violates the API schema. */
export const hasWrongAnswers = (): boolean => wrongQueries().length > 0;

/** Resets queries with invalid responses so that they are fetched again; a second invalid response is a failed read. */
export const refuseWrongAnswers = (): void => {
  const { queryClient } = runtime();
  checkAnswers(fitsAnswer);
  for (const { queryKey } of wrongQueries()) queryClient.resetQueries({ queryKey, exact: true }).catch(() => undefined);
};
