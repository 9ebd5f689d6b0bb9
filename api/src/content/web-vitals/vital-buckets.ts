import { WEB_VITALS, type VitalName } from '@dongne/contract';

/** Buckets between both limits of a value. Each is as much wider than the one before it: 2 to 5 %, whatever is measured. */
const STEPS = 20;

/** Holds 0 and what is next to nothing. */
const LOWEST = -200;

/**
 * The bucket of a value. Both limits are ends of buckets, so that none of them holds good and poor ones: up to 0 they are good,
 * above {@link POOR_ABOVE} poor.
 */
export const bucketOf = (name: VitalName, value: number): number => {
  const { good, poor } = WEB_VITALS[name];
  if (value <= 0) return LOWEST;
  return Math.max(LOWEST, Math.ceil((Math.log(value / good) / Math.log(poor / good)) * STEPS));
};

/** The last bucket of values that are good, and the last of those that are not poor. */
export const [GOOD_UP_TO, POOR_ABOVE] = [0, STEPS] as const;

/** What stands for the values of a bucket: its middle. Whole milliseconds; CLS has three digits. */
export const valueOf = (name: VitalName, bucket: number): number => {
  if (bucket <= LOWEST) return 0;
  const { good, poor } = WEB_VITALS[name];
  const middle = good * (poor / good) ** ((bucket - 0.5) / STEPS);
  return name === 'CLS' ? Math.round(middle * 1_000) / 1_000 : Math.round(middle);
};

/** What Google calls the values of a bucket. */
export const ratingOf = (bucket: number): 'good' | 'needsImprovement' | 'poor' => {
  if (bucket <= GOOD_UP_TO) return 'good';
  return bucket <= POOR_ABOVE ? 'needsImprovement' : 'poor';
};
