/**
 * Loads and runs a third-party script.
 *
 * @param withinMs time limit.
 * @throws when it does not load in time; its element is removed then.
 */
export const loadScript = (url: string, withinMs: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const refuse = (): void => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${new URL(url).host} did not send its script.`));
    };
    const timer = setTimeout(refuse, withinMs);
    script.async = true;
    script.src = url;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = refuse;
    document.head.append(script);
  });
