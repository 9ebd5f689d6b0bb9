import { addEventHandler } from 'jest-circus';

/** Generous timeout for a busy machine with two cores; a longer test hangs. */
const TEST_TIMEOUT_MS = 60_000;

/** Rejects work that has not ended in time. @param name of the test or hook, for the report. */
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

// Adds timeouts, which jest-light-runner lacks: one hanging test would block the whole run.
addEventHandler((event, { currentDescribeBlock }) => {
  const { tests, hooks } = currentDescribeBlock;
  const added = { add_test: tests, add_hook: hooks }[event.name]?.at(-1);
  if (added === undefined) return;
  added.fn = within(added.fn, event.timeout ?? TEST_TIMEOUT_MS, event.testName ?? event.hookType);
});
