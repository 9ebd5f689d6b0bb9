import { addEventHandler } from 'jest-circus';

/** A busy machine of two cores must fail nothing; what takes longer than this hangs. */
const PATIENCE_MS = 60_000;

/** The same work, refused when it has not ended in time. @param name of the test or hook, for whoever reads the report. */
const within = (work, limitMs, name) => async () => {
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} has not ended within ${limitMs / 1_000} s`)), limitMs);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
};

// jest-light-runner has no limit of its own: one test that hangs would keep the whole run.
addEventHandler((event, { currentDescribeBlock }) => {
  const { tests, hooks } = currentDescribeBlock;
  const added = { add_test: tests, add_hook: hooks }[event.name]?.at(-1);
  if (added === undefined) return;
  added.fn = within(added.fn, event.timeout ?? PATIENCE_MS, event.testName ?? event.hookType);
});
