import { seoulDate, WEB_VITALS } from '@dongne/contract';
import { invalidField, type Transaction } from '#base';
import { addVitals, type CountedVital } from './web-vital-repository';
import { bucketOf } from './vital-buckets';
import type { SentVital } from './web-vital-schemas';

/** Merges buckets and sorts them, so that two concurrent calls do not deadlock. */
const counted = (vitals: readonly SentVital[], day: string): CountedVital[] => {
  const buckets = new Map<string, CountedVital>();
  for (const { value, ...vital } of vitals) {
    const bucket = { ...vital, day, bucket: bucketOf(vital.name, value), count: 1 };
    const key = JSON.stringify(Object.entries(bucket).sort(([one], [other]) => (one < other ? -1 : 1)));
    const known = buckets.get(key);
    buckets.set(key, known === undefined ? bucket : { ...known, count: known.count + 1 });
  }
  return [...buckets].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, bucket]) => bucket);
};

/**
 * Counts a browser's measures, on the day of their arrival. @throws {Refusal} `VALIDATION` for an implausible value.
 */
export const recordVitals = async (tx: Transaction, vitals: readonly SentVital[], now: Date): Promise<void> => {
  if (vitals.some(({ name, value }) => value > WEB_VITALS[name].most))
    throw invalidField('value', '있을 수 없는 값이에요.');
  await addVitals(tx, counted(vitals, seoulDate(now)));
};
