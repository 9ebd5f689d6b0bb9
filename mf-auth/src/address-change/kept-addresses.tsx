import { endpoints, type KeptAddress } from '@dongne/contract';
import { useOnce } from '@dongne/pages';
import { popups, refresh, send, toApiError, useRemote } from '@dongne/platform';
import { Text } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import { KeptAddressRow } from './kept-address-row';

interface KeptAddressesProps {
  /** The present address is another one now. */
  readonly onTaken: () => void;
}

/** Addresses that the member has used: taken again with one press, labelled, or forgotten. */
export function KeptAddresses({ onTaken }: KeptAddressesProps) {
  const kept = useRemote(endpoints.keptAddresses);
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

  // Without them an address is found by the search all the same.
  if (kept.state !== 'ready' || kept.value.length === 0) return null;
  return (
    <Section aria-labelledby="kept-addresses">
      <Text as="h2" $type="bodyStrong" id="kept-addresses">
        사용한 주소
      </Text>
      <ul>
        {kept.value.map((address) => (
          <KeptAddressRow
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
