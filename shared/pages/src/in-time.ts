/**
 * Limits the wait for a device, a browser or a third-party script, which may never answer.
 *
 * @throws the error of the work, or a timeout after `ms`; later results are ignored.
 */
export const inTime = async <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came in ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
