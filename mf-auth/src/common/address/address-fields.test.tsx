import type { Area } from '@dongne/contract';
import { renderPage } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { buildArea } from '../../testing/builders';
import { AddressFields, type WithAddress } from './address-fields';
import { addressInfoOf, NO_DETAILS, placeOf } from './place';

interface MockMapProps {
  readonly onView: (view: { readonly centre: { readonly latitude: number; readonly longitude: number } }) => void;
}

// Map moved by a click: a real one needs layout, which only browser stories have.
jest.mock('@dongne/pages', () => ({
  ...jest.requireActual<object>('@dongne/pages'),
  MapFrame: ({ onView }: MockMapProps) => (
    <button onClick={() => onView({ centre: { latitude: 37.4, longitude: 127.1 } })}>옮기기</button>
  ),
}));

const HOME = buildArea({ roadOrLot: '테헤란로 152' });

const Form = () => {
  const [area, setArea] = useState<Area>(HOME);
  const form = useForm<WithAddress>({ defaultValues: { address: { ...NO_DETAILS, roadOrLot: HOME.roadOrLot } } });
  const { roadAddress, postalCode } = addressInfoOf(
    placeOf(area),
    useWatch({ control: form.control, name: 'address' }),
  );
  return (
    <FormProvider {...form}>
      <AddressFields place={placeOf(area)} onSearchAgain={() => undefined} onMove={setArea} />
      <output>{`${roadAddress} ${postalCode}`.trim()}</output>
    </FormProvider>
  );
};

const movePinTo = async (found: Area) => {
  const { user } = renderPage([{ path: '/', element: <Form /> }], { url: '/', api: { 'GET /area/reverse': found } });
  await user.click(screen.getByRole('button', { name: '지도에서 위치 맞추기' }));
  await user.click(screen.getByRole('button', { name: '옮기기' }));
  return user;
};
const road = () => screen.getByRole('textbox', { name: /도로명 또는 지번/ });

describe('road of a search result', () => {
  it('is cleared with a reason when the pin moves to another dong', async () => {
    await movePinTo(
      buildArea({ label: '경기 과천시 막계동', sido: '경기', gungu: '과천시', dong: '막계동', emd: '막계동' }),
    );
    await waitFor(() => expect(road()).toHaveValue(''));
    expect(screen.getByText(/^핀이 다른 동네로 옮겨져 비웠어요/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  });

  it('becomes the road of the building at the pin when registered', async () => {
    const found = { sido: '경기', gungu: '과천시', dong: '막계동', emd: '막계동', roadOrLot: '광명로 181' };
    await movePinTo(buildArea({ ...found, roadAddress: '경기 과천시 광명로 181', postalCode: '13829' }));
    await waitFor(() => expect(road()).toHaveValue('광명로 181'));
    expect(screen.getByRole('status')).toHaveTextContent('경기 과천시 광명로 181 13829');
  });

  it('stays within its dong, without the postal code of a neighbouring building', async () => {
    await movePinTo(
      buildArea({ roadOrLot: '테헤란로 160', roadAddress: '서울 강남구 테헤란로 160', postalCode: '06236' }),
    );
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('테헤란로 152'));
    expect(road()).toHaveValue('테헤란로 152');
    expect(screen.getByRole('status')).not.toHaveTextContent('06236');
  });
});
