import { keyOf, type AnswerOf, type Endpoint, type ReadEndpoint } from '@dongne/contract';
import type { RenderedPlace } from '@dongne/platform';
import { QueryClient } from '@tanstack/react-query';

interface Read {
  readonly endpoint: Endpoint;
  readonly params: object;
  /** Missing for a subject that does not exist. */
  readonly answer?: unknown;
}

const keyText = (endpoint: Endpoint, params: object | undefined): string =>
  JSON.stringify(keyOf(endpoint, { ...params }));

/** Fake context of a server-rendered page, as its head needs it. */
export const renderedPage = (params: Record<string, string>, search: string, reads: readonly Read[]): RenderedPlace => {
  const answers = new QueryClient();
  const missing = new Set<string>();
  for (const { endpoint, params: of, answer } of reads)
    if (answer === undefined) missing.add(keyText(endpoint, of));
    else answers.setQueryData([keyText(endpoint, of)], answer);
  return {
    params,
    query: new URLSearchParams(search),
    answerOf: <E extends ReadEndpoint>(endpoint: E, of?: object) =>
      answers.getQueryData<AnswerOf<E>>([keyText(endpoint, of)]),
    isNotThere: (endpoint, of?: object) => missing.has(keyText(endpoint, of)),
    address: (path) => `https://dongne.example${path}`,
  };
};
