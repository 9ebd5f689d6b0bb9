import Sequencer from '@jest/test-sequencer';

/** Slowest files, by name without `.test.ts`: started last, one of them would run alone at the end. */
const SLOW = [
  'openapi-fuzz',
  'killed-senders',
  'killed-servers',
  'event-stream-calls',
  'notifying-tables',
  'start-failure',
  'server',
  'request-draft',
  'point-ledger',
  'lives',
  'discounted-approval',
  'import-buildings',
];

/** Runs the slow files first and keeps Jest's order for the others. */
export default class SlowFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) =>
      SLOW.findIndex((name) => path.endsWith(`/${name}.test.ts`) || path.endsWith(`/${name}.test.tsx`));
    const sorted = super.sort(tests);
    const slow = sorted.filter((test) => place(test) >= 0).sort((one, other) => place(one) - place(other));
    return [...slow, ...sorted.filter((test) => place(test) < 0)];
  }
}
