/**
 * Limits the wait for a device, a browser or another company's script: any of them may never answer.
 *
 * @throws what the work throws, or an error after `ms`; what comes later is ignored.
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
