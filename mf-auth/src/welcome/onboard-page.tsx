import { PICKUP_SLOT } from '@dongne/contract';
import { sessionAtom } from '@dongne/platform';
import {
  Button,
  CollectionBagPicture,
  FixedActions,
  LaundryBasketPicture,
  PageBody,
  WashingMachinePicture,
} from '@dongne/ui';
import { useAtomValue } from 'jotai';
import { laundryPaths } from 'mf-laundry/paths';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useWaysOn } from './ways-on';

const hour = (value: number): string => `${String(value).padStart(2, '0')}:00`;

const CHAPTERS = [
  {
    picture: <CollectionBagPicture size={140} />,
    title: '문 앞에 두면 가지러 가요',
    text: `${hour(PICKUP_SLOT.firstHour)}부터 ${hour(PICKUP_SLOT.lastHour)} 사이에서 ${PICKUP_SLOT.minutes / 60}시간 단위로 수거 시간을 골라요. ${PICKUP_SLOT.daysAhead}일 뒤까지 예약할 수 있어요.`,
  },
  {
    picture: <LaundryBasketPicture size={140} />,
    title: '금액을 먼저 확인해요',
    text: '세탁소가 옷을 한 벌씩 살펴보고 최종 금액을 알려 드려요. 금액을 승인하기 전에는 세탁을 시작하지 않아요. 원하시면 신청할 때 금액을 정해 미리 승인할 수도 있어요.',
  },
  {
    picture: <WashingMachinePicture size={140} />,
    title: '깨끗하게 다시 문 앞으로',
    text: '우리 동네 세탁소가 세탁해서 문 앞까지 가져다드려요. 지금 어디쯤인지 이용현황에서 볼 수 있어요.',
  },
] as const;

/** What the service is, in three short chapters. */
export function OnboardPage() {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  const { login } = useWaysOn();
  return (
    <PageBody>
      <Chapters>
        {CHAPTERS.map(({ picture, title, text }, index) => (
          <li key={title}>
            {picture}
            <StepNumber aria-hidden="true">{index + 1}</StepNumber>
            <Title>{title}</Title>
            <Text>{text}</Text>
          </li>
        ))}
      </Chapters>
      <FixedActions>
        <Button as={Link} to={isMember ? laundryPaths.list() : login}>
          {isMember ? '세탁소 찾기' : '시작하기'}
        </Button>
      </FixedActions>
    </PageBody>
  );
}

const Chapters = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[6]} 0 ${({ theme }) => theme.space[10]};
  li {
    display: flex;
    flex-direction: column;
    align-items: center;
    text-align: center;
  }
`;

const StepNumber = styled.span`
  display: grid;
  place-items: center;
  min-width: 28px;
  height: 28px;
  margin-top: ${({ theme }) => theme.space[5]};
  ${({ theme }) => theme.type.captionStrong}
  color: ${({ theme }) => theme.color.text.brand};
  background: ${({ theme }) => theme.color.surface.brand};
  border-radius: ${({ theme }) => theme.radius.full};
`;

const Title = styled.h2`
  margin-top: ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.type.title2}
`;

const Text = styled.p`
  max-width: 300px;
  margin-top: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
`;
