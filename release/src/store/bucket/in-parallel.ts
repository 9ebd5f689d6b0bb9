const AT_ONCE = 8;

/** Runs work for each item, a few at a time. @throws the first error; no further work begins then. */
export const inParallel = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const left = items.values();
  const runOne = async (): Promise<void> => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runOne));
};
