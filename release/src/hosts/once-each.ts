/** Says each sentence once: a registry is read for every page, and stays wrong until somebody mends it. */
export const onceEach = (say: (sentence: string) => void): ((sentence: string) => void) => {
  const said = new Set<string>();
  return (sentence) => {
    if (said.has(sentence)) return;
    said.add(sentence);
    say(sentence);
  };
};
