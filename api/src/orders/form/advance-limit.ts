import { advanceLimitProblem, type Estimate } from '@dongne/contract';
import { invalidField } from '#base';

/**
 * Nobody agrees in advance to more than they saw.
 *
 * @param estimate as the server reckons it, whatever the form has shown.
 * @throws {Refusal} `VALIDATION`.
 */
export const checkAdvanceLimit = (limitWon: number | null, { max }: Pick<Estimate, 'max'>): void => {
  const problem = limitWon === null ? undefined : advanceLimitProblem(limitWon, max);
  if (problem !== undefined) throw invalidField('advanceLimitWon', problem);
};
