const MINUTE_S = 60;
const HOUR_S = 3_600;

const waitOf = (seconds: number): string => {
  if (seconds < MINUTE_S) return `${seconds}초`;
  if (seconds <= HOUR_S) return `${Math.ceil(seconds / MINUTE_S)}분`;
  return `${Math.ceil(seconds / HOUR_S)}시간`;
};

/**
 * Sentence for a reached limit with the waiting time of `Retry-After`.
 *
 * @param seconds to wait; rounded up to whole minutes from one minute on, to whole hours beyond one hour.
 */
export const waitSentence = (seconds: number): string =>
  `요청이 너무 많아요. ${waitOf(Math.max(1, Math.ceil(seconds)))} 후 다시 시도해 주세요.`;
