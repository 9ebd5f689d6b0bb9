import type { RenderReport } from '../health-reporter';
import type { Outcome } from './render-process';
import { isRenderedInPart } from './rendered-page';

/**
 * Step that counts for the versions of a page: parts that threw count, though the page is sent with the rest.
 *
 * @returns `undefined` when the outcome says nothing about them.
 */
export const stepOf = (outcome: Outcome): RenderReport['step'] | undefined => {
  switch (outcome.end) {
    case 'unanswered':
      return undefined;
    case 'dead':
      return 'killed';
    case 'rendered':
      return isRenderedInPart(outcome.page) ? 'threw' : 'rendered';
    case 'late':
    case 'threw':
      return outcome.end;
  }
};
