import { advanceLimitProblem, type Estimate } from '@dongne/contract';
import { invalidField } from '#base';

/**
 * Limits an agreement in advance to the estimate that the customer saw.
 *
 * @param estimate as calculated by the server, regardless of the form.
 * @throws {Refusal} `VALIDATION`.
 */
export const checkAdvanceLimit = (limitWon: number | null, { max }: Pick<Estimate, 'max'>): void => {
  const problem = limitWon === null ? undefined : advanceLimitProblem(limitWon, max);
  if (problem !== undefined) throw invalidField('advanceLimitWon', problem);
};
