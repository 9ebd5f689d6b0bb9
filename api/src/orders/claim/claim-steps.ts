import type { ClaimEvent } from '@dongne/contract';
import { type Transaction, type StoredPhotos, namePhotos, type SentPhoto } from '#base';
import { insertClaimPhotos, insertStep } from './claim-step-repository';

/** Step of a claim. */
export interface NewStep {
  readonly claimId: number;
  readonly event: ClaimEvent;
  readonly text: string;
  readonly at: Date;
}

/** Writes a step of a claim with its photos and proofs of purchase; each kind may happen once. */
export const writeStep = async (
  tx: Transaction,
  step: NewStep,
  photos: readonly SentPhoto[],
  kept: StoredPhotos,
  proofs: readonly SentPhoto[] = [],
): Promise<void> => {
  const stepId = await insertStep(tx, step);
  const rowsOf = (sent: readonly SentPhoto[], isProof: boolean) =>
    namePhotos(kept, sent).map((photo) => ({ ...photo, stepId, isProof, createdAt: step.at }));
  await insertClaimPhotos(tx, [...rowsOf(photos, false), ...rowsOf(proofs, true)]);
};
