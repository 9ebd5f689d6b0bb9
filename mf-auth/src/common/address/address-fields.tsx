import type { Area } from '@dongne/contract';
import { Button, Card, TextField } from '@dongne/ui';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { placeOf, type AddressDetails, type Place } from './place';
import { PlacePin } from './place-pin';

/** Form that contains an address under this name. */
export interface WithAddress {
  readonly address: AddressDetails;
}

interface AddressFieldsProps {
  readonly place: Place;
  readonly onSearchAgain: () => void;
  /** Called when the pin moved. */
  readonly onMove: (area: Area) => void;
  /** Error of the place: outside of our area. */
  readonly placeProblem?: string | undefined;
  /** Not at registration, where the member's own name is used. */
  readonly asksRecipient?: boolean;
}

/** Chosen neighbourhood with the fields that a search cannot provide. Inside a `FormProvider`. */
export function AddressFields({
  place,
  onSearchAgain,
  onMove,
  placeProblem,
  asksRecipient = false,
}: AddressFieldsProps) {
  const { register, formState, getValues, setValue } = useFormContext<WithAddress>();
  const errors = formState.errors.address;
  const [hasLeftDong, setLeftDong] = useState(false);

  /** Clears road or lot in another dong; within the same one the typed text outranks the nearest building. */
  const handleMove = (area: Area): void => {
    const typed = getValues('address.roadOrLot');
    const isSameDong = placeOf(area).label === place.label;
    if (!isSameDong) setValue('address.roadOrLot', area.roadOrLot);
    setLeftDong(!isSameDong && area.roadOrLot === '' && (typed !== '' || hasLeftDong));
    onMove(isSameDong && area.roadOrLot !== typed ? { ...area, roadOrLot: typed, postalCode: '' } : area);
  };

  return (
    <Fields>
      <div>
        <Card tone="sunken">
          <PlaceLine>
            <MapPin size={20} aria-hidden="true" />
            <PlaceName>{place.label}</PlaceName>
            <Button size="small" tone="secondary" onClick={onSearchAgain}>
              다시 찾기
            </Button>
          </PlaceLine>
        </Card>
        <PlaceProblem role="alert">{placeProblem}</PlaceProblem>
        <PlacePin place={place} onMove={handleMove} />
      </div>
      <TextField
        {...register('address.roadOrLot')}
        label="도로명 또는 지번 (선택)"
        placeholder="예: 테헤란로 427, 159-1"
        autoComplete="off"
        hint={hasLeftDong ? '핀이 다른 동네로 옮겨져 비웠어요. 새 위치의 도로명이나 지번을 적어 주세요.' : undefined}
        error={errors?.roadOrLot?.message}
      />
      <TextField
        {...register('address.subAddress')}
        label="상세 주소"
        placeholder="예: 101동 1203호"
        autoComplete="address-line2"
        error={errors?.subAddress?.message}
      />
      <TextField
        {...register('address.entranceInfo')}
        label="공동현관 출입 방법 (선택)"
        placeholder="예: 경비실에 말씀해 주세요"
        hint="비밀번호는 신청할 때 따로 여쭤보고, 이용이 끝나면 지워요."
        autoComplete="off"
        error={errors?.entranceInfo?.message}
      />
      {asksRecipient && (
        <TextField
          {...register('address.recipient')}
          label="받는 분 (선택)"
          autoComplete="name"
          error={errors?.recipient?.message}
        />
      )}
    </Fields>
  );
}

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[5]};
`;

const PlaceLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  margin: calc(-1 * ${({ theme }) => theme.space[2]}) 0;
  svg {
    flex: none;
    color: ${({ theme }) => theme.color.icon.brand};
  }
`;

const PlaceName = styled.span`
  flex: 1;
  ${({ theme }) => theme.type.bodyStrong}
`;

const PlaceProblem = styled.p`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.warning};
  &:not(:empty) {
    margin-top: ${({ theme }) => theme.space[2]};
  }
`;
