import { endpoints, type KeptAddress } from '@dongne/contract';
import { useOnce } from '@dongne/pages';
import { popups, refresh, send, toApiError, useRemote } from '@dongne/platform';
import { Text } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import { SavedAddressRow } from './saved-address-row';

interface SavedAddressesProps {
  /** Called after the current address changed. */
  readonly onTaken: () => void;
}

/** Previously used addresses: selected with one press, labelled or deleted. */
export function SavedAddresses({ onTaken }: SavedAddressesProps) {
  const saved = useRemote(endpoints.keptAddresses);
  const queryClient = useQueryClient();

  const [run, isBusy] = useOnce(async (work: () => Promise<unknown>, then: () => unknown) => {
    try {
      await work();
      await then();
    } catch (thrown) {
      popups.toast(toApiError(thrown).sentence, { tone: 'error' });
    }
  });
  const reread = () => refresh(queryClient, '/member/addresses');
  const take = ({ addressId }: KeptAddress) =>
    run(() => send(endpoints.takeKeptAddress, { params: { id: addressId } }), onTaken);
  const label = ({ addressId }: KeptAddress, word: string) =>
    run(() => send(endpoints.labelAddress, { params: { id: addressId }, body: { label: word } }), reread);
  const forget = ({ addressId }: KeptAddress) =>
    run(() => send(endpoints.forgetAddress, { params: { id: addressId } }), reread);

  // Hidden after a failure: the search works without them.
  if (saved.state !== 'ready' || saved.value.length === 0) return null;
  return (
    <Section aria-labelledby="saved-addresses">
      <Text as="h2" $type="bodyStrong" id="saved-addresses">
        사용한 주소
      </Text>
      <ul>
        {saved.value.map((address) => (
          <SavedAddressRow
            key={address.addressId}
            address={address}
            isBusy={isBusy}
            onTake={() => take(address)}
            onLabel={(word) => label(address, word)}
            onForget={() => forget(address)}
          />
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.section`
  padding-top: ${({ theme }) => theme.space[5]};
`;
