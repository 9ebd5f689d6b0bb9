import { producedHashes } from './produced-hashes';
import { RECORDED_HASHES } from './recorded-hashes';

// Expected values were made by `openssl`; `pnpm --filter @dongne/api payments:check --commands` prints each command.
describe('hashes of the card providers', () => {
  it.each(RECORDED_HASHES)('equal those of openssl: $name', async ({ name, expected }) => {
    expect((await producedHashes())[name]).toBe(expected);
  });
});
