/**
 * Runs another company's script in the page, once it has come.
 *
 * @param withinMs after so long nobody waits for it any more.
 * @throws when it does not come in time, or not at all; its element is gone then.
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
