import { producedHashes } from './produced-hashes';
import { commandOf, RECORDED_HASHES } from './recorded-hashes';

/**
 * Runs the recorded exchanges with both providers and prints each hash as equal or different; with `--commands` also
 * the `openssl` command. Exits with 1 when one differs.
 */
const produced = await producedHashes();
const withCommands = process.argv.includes('--commands');

const different = RECORDED_HASHES.filter((hash) => {
  const actual = produced[hash.name];
  const isEqual = actual === hash.expected;
  console.log(`${isEqual ? 'equal    ' : 'different'}  ${hash.name}`);
  if (withCommands) console.log(`           ${commandOf(hash)}`);
  if (!isEqual) console.log(`           expected ${hash.expected}\n           got      ${actual ?? 'nothing'}`);
  return !isEqual;
});

console.log(`${RECORDED_HASHES.length - different.length} of ${RECORDED_HASHES.length} hashes are equal.`);
if (different.length > 0) process.exitCode = 1;
