import { producedHashes } from './produced-hashes';
import { RECORDED_HASHES } from './recorded-hashes';

// What is expected was made by `openssl`; `pnpm --filter @dongne/api payments:check --commands` prints each command.
describe('the hashes of the card providers', () => {
  it.each(RECORDED_HASHES)('are those of openssl: $name', async ({ name, expected }) => {
    expect((await producedHashes())[name]).toBe(expected);
  });
});
