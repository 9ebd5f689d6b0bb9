import { payMethodPaths } from '@dongne/contract/paths';
import { Button, EmptyState } from '@dongne/ui';
import { Link } from 'react-router-dom';
import { useTheme } from 'styled-components';

/** Empty state: what a card is for, with a link to register one. */
export const NoCard = () => (
  <EmptyState
    picture={<WaitingCardPicture />}
    title="등록된 카드가 없어요"
    text={'카드를 한 번 등록해 두면\n세탁을 맡길 때마다 입력하지 않아도 돼요.'}
    action={
      <Button as={Link} to={payMethodPaths.card()}>
        카드 등록하기
      </Button>
    }
  />
);

/** Outline of a card. */
function WaitingCardPicture() {
  const { picture } = useTheme().color;
  return (
    <svg viewBox="0 0 180 120" width="180" height="120" fill="none" aria-hidden="true" focusable="false">
      <rect x="34" y="14" width="124" height="78" rx="12" fill={picture.brandSoft} transform="rotate(6 96 53)" />
      <rect
        x="22"
        y="24"
        width="124"
        height="78"
        rx="12"
        fill={picture.paper}
        stroke={picture.brandMid}
        strokeWidth="2.5"
        strokeDasharray="7 6"
      />
      <rect
        x="36"
        y="40"
        width="22"
        height="16"
        rx="4"
        fill={picture.warmSoft}
        stroke={picture.warm}
        strokeWidth="1.5"
      />
      <path
        d="M36 72h24M66 72h24M36 84h40"
        stroke={picture.brandMid}
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.6"
      />
      <circle cx="146" cy="94" r="17" fill={picture.brand} />
      <path d="M146 87v14M139 94h14" stroke={picture.paper} strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
