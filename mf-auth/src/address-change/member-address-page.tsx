import { endpoints, type MemberAddress, type Area } from '@dongne/contract';
import { useServerForm } from '@dongne/pages';
import { send, useMemberAddress } from '@dongne/platform';
import { PageBody, SkeletonGroup, Skeleton, ErrorState } from '@dongne/ui';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import * as v from 'valibot';
import type { WithAddress } from '../common/address/address-fields';
import {
  ADDRESS_DETAILS,
  ADDRESS_FIELD_OF_WIRE,
  addressInfoOf,
  detailsOfAddress,
  NO_DETAILS,
  placeOf,
  placeOfAddress,
  type Place,
} from '../common/address/place';
import { useSteps } from '../common/use-steps';
import { DetailsStep } from './details-step';
import { SearchStep } from './search-step';
import { useAddressChanged } from './use-address-changed';

/** Changes a member's address: search and details, or only the details of the current address. */
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

const WITH_ADDRESS = v.object({ address: ADDRESS_DETAILS });

const AddressChange = ({ current }: { current: MemberAddress }) => {
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState<Place>();
  const steps = useSteps(['search', 'details'], place !== undefined);
  const announceChange = useAddressChanged();

  const { form, failure, isPending, formProps } = useServerForm({
    defaultValues: { address: detailsOfAddress(current) },
    schema: WITH_ADDRESS,
    fieldOfWire: ADDRESS_FIELD_OF_WIRE,
    // Without a place the submitting step is hidden.
    isWrong: () => place === undefined,
    send: ({ address }) => {
      if (place === undefined) throw new Error('nothing is sent without a place');
      return send(endpoints.changeAddress, { body: addressInfoOf(place, address) });
    },
    onDone: () => steps.leave(announceChange),
  });

  const open = (chosen: Place, address: WithAddress['address']) => {
    if (place?.label !== chosen.label) form.reset({ address });
    setPlace(chosen);
    steps.go('details');
  };

  const choose = (area: Area) => {
    // Resets road, flat and entrance for another building, but not the recipient.
    open(placeOf(area), { ...NO_DETAILS, recipient: current.recipient });
    if (area.roadOrLot !== '') form.setValue('address.roadOrLot', area.roadOrLot);
  };

  if (steps.step === 'search' || place === undefined)
    return (
      <SearchStep
        current={current}
        typed={typed}
        onType={setTyped}
        onChoose={choose}
        onTaken={() => steps.leave(announceChange)}
        onEditCurrent={() => open(placeOfAddress(current), detailsOfAddress(current))}
      />
    );
  return (
    <FormProvider {...form}>
      <DetailsStep
        place={place}
        problem={failure?.sentence}
        onSearchAgain={steps.back}
        onMove={(area) => setPlace(placeOf(area))}
        formProps={formProps}
        isSaving={isPending || steps.isLeaving}
      />
    </FormProvider>
  );
};
