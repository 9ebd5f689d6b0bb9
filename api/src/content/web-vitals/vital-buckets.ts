import { WEB_VITALS, type VitalName } from '@dongne/contract';

/** Buckets between both limits of a value, of geometric width: 2 to 5 %, for any measure. */
const STEPS = 20;

/** Contains 0 and values close to it. */
const LOWEST = -200;

/**
 * The bucket of a value. Both limits are bounds of buckets, so that none mixes good and poor values: up to 0 they are
 * good, above {@link POOR_ABOVE} poor.
 */
export const bucketOf = (name: VitalName, value: number): number => {
  const { good, poor } = WEB_VITALS[name];
  if (value <= 0) return LOWEST;
  return Math.max(LOWEST, Math.ceil((Math.log(value / good) / Math.log(poor / good)) * STEPS));
};

/** The last bucket of good values, and the last below poor ones. */
export const [GOOD_UP_TO, POOR_ABOVE] = [0, STEPS] as const;

/** Middle of a bucket, as its value. Whole milliseconds; CLS has three digits. */
export const valueOf = (name: VitalName, bucket: number): number => {
  if (bucket <= LOWEST) return 0;
  const { good, poor } = WEB_VITALS[name];
  const middle = good * (poor / good) ** ((bucket - 0.5) / STEPS);
  return name === 'CLS' ? Math.round(middle * 1_000) / 1_000 : Math.round(middle);
};

/** Google's rating of a bucket. */
export const ratingOf = (bucket: number): 'good' | 'needsImprovement' | 'poor' => {
  if (bucket <= GOOD_UP_TO) return 'good';
  return bucket <= POOR_ABOVE ? 'needsImprovement' : 'poor';
};
