import { PICKUP_SLOT } from '@dongne/contract';
import { CollectionBagPicture, LaundryBasketPicture, WashingMachinePicture } from '@dongne/ui';

const hour = (value: number): string => `${String(value).padStart(2, '0')}:00`;

/** Chapters of the service introduction, in order. */
export const CHAPTERS = [
  {
    picture: <CollectionBagPicture size={180} />,
    title: '문 앞에 두면 가지러 가요',
    text: `${hour(PICKUP_SLOT.firstHour)}부터 ${hour(PICKUP_SLOT.lastHour)} 사이에서 ${PICKUP_SLOT.minutes / 60}시간 단위로 수거 시간을 골라요. ${PICKUP_SLOT.daysAhead}일 뒤까지 예약할 수 있어요.`,
  },
  {
    picture: <LaundryBasketPicture size={180} />,
    title: '금액을 먼저 확인해요',
    text: '세탁소가 옷을 한 벌씩 살펴보고 최종 금액을 알려 드려요. 금액을 승인하기 전에는 세탁을 시작하지 않아요. 원하시면 신청할 때 금액을 정해 미리 승인할 수도 있어요.',
  },
  {
    picture: <WashingMachinePicture size={180} />,
    title: '깨끗하게 다시 문 앞으로',
    text: '우리 동네 세탁소가 세탁해서 문 앞까지 가져다드려요. 지금 어디쯤인지 이용현황에서 볼 수 있어요.',
  },
] as const;
