import { endpoints } from '@dongne/contract';
import { usePages } from './use-pages';

/* Calls that must not compile; see the file of this name in @dongne/platform. Never executed. */

export const useUnpagedList = (): void => {
  // @ts-expect-error
  usePages(endpoints.notices, {});
};
