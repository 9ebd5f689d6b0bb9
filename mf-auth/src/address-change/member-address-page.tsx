import { endpoints, type Area, type MemberAddress } from '@dongne/contract';
import { useOnce } from '@dongne/pages';
import { send, toApiError, useMemberAddress } from '@dongne/platform';
import { PageBody, SkeletonGroup, Skeleton, ErrorState } from '@dongne/ui';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { WithAddress } from '../common/address/address-fields';
import {
  addressInfoOf,
  detailsOfAddress,
  NO_DETAILS,
  placeOfAddress,
  placeOfArea,
  type Place,
} from '../common/address/place';
import { useSteps } from '../common/use-steps';
import { DetailsStep } from './details-step';
import { SearchStep } from './search-step';
import { useAddressChanged } from './use-address-changed';

/** Changes a member's address: find the neighbourhood, then the door; or only the door of the address there is. */
export function MemberAddressPage() {
  const address = useMemberAddress();
  switch (address.state) {
    case 'loading':
      return (
        <PageBody>
          <SkeletonGroup>
            <Skeleton height="84px" />
          </SkeletonGroup>
        </PageBody>
      );
    case 'failed':
      return (
        <PageBody>
          <ErrorState message="데이터를 불러오지 못했어요" text={address.error.sentence} onRetry={address.retry} />
        </PageBody>
      );
    case 'ready':
      return <AddressChange current={address.value} />;
  }
}

const AddressChange = ({ current }: { current: MemberAddress }) => {
  const form = useForm<WithAddress>({ defaultValues: { address: detailsOfAddress(current) } });
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState<Place>();
  const steps = useSteps(['search', 'details'], place !== undefined);
  const [problem, setProblem] = useState<string>();
  const announceChange = useAddressChanged();

  const open = (chosen: Place, address: WithAddress['address']) => {
    if (place?.label !== chosen.label) form.reset({ address });
    setPlace(chosen);
    setProblem(undefined);
    steps.go('details');
  };

  const [save, isSaving] = useOnce(async ({ address }: WithAddress) => {
    if (place === undefined) return;
    setProblem(undefined);
    try {
      await send(endpoints.changeAddress, { body: addressInfoOf(place, address) });
      steps.leave(announceChange);
    } catch (thrown) {
      setProblem(toApiError(thrown).sentence);
    }
  });

  if (steps.step === 'search' || place === undefined)
    return (
      <SearchStep
        current={current}
        typed={typed}
        onType={setTyped}
        // Another building: the old road, flat and entrance do not hold there; who receives it does.
        onChoose={(area: Area) => open(placeOfArea(area), { ...NO_DETAILS, recipient: current.recipient })}
        onEditCurrent={() => open(placeOfAddress(current), detailsOfAddress(current))}
      />
    );
  return (
    <FormProvider {...form}>
      <DetailsStep
        place={place}
        problem={problem}
        onSearchAgain={steps.back}
        onSubmit={save}
        isSaving={isSaving || steps.isLeaving}
      />
    </FormProvider>
  );
};
