/** Logs each sentence once: a registry is read for every page, and stays broken until somebody repairs it. */
export const logOnce = (log: (sentence: string) => void): ((sentence: string) => void) => {
  const logged = new Set<string>();
  return (sentence) => {
    if (logged.has(sentence)) return;
    logged.add(sentence);
    log(sentence);
  };
};
