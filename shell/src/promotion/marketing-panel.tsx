import { BRAND, endpoints } from '@dongne/contract';
import { sessionAtom, useRemote, whileMember } from '@dongne/platform';
import { Button, CollectionBagPicture } from '@dongne/ui';
import { useAtomValue } from 'jotai';
import { Check, QrCode } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useProcessingRequests } from '../home/use-is-in-use';
import { lazyPart } from '../lazy-part';
import { useStoreLinks } from './use-store-links';

/** Loaded for members with something in progress: its days need the library of dates. */
const RunningRequests = lazyPart(() => import('./running-requests').then((m) => m.RunningRequests));

/** Loaded on press only. */
const PageQr = lazyPart(() => import('./page-qr').then((m) => m.PageQr));

const PROMISES = [
  '우리 동네 세탁소가 문 앞에서 수거하고 가져다드려요',
  '품목마다 금액을 승인하신 뒤에만 세탁을 시작해요',
  '수거부터 배송까지 진행 상황을 바로 알려 드려요',
];

const STORES = [
  { system: 'android', label: 'Google Play에서 받기' },
  { system: 'ios', label: 'App Store에서 받기' },
] as const;

/** Panel beside the app on a desktop: brand, the member's requests or the promises, and links to a phone. */
export const MarketingPanel = () => {
  const links = useStoreLinks();
  return (
    <Panel aria-label={`${BRAND.name} 소개`}>
      <CollectionBagPicture size={132} />
      <Brand>{BRAND.name}</Brand>
      <Tagline>{BRAND.tagline}</Tagline>
      <Middle />
      <OnThePhone />
      <Stores>
        {links !== undefined &&
          STORES.map(({ system, label }) => (
            <Button
              key={system}
              as="a"
              size="medium"
              tone="secondary"
              href={links[system]}
              target="_blank"
              rel="noreferrer"
            >
              {label}
            </Button>
          ))}
      </Stores>
    </Panel>
  );
};

/** Member's pending tasks and requests in progress, else the promises. */
const Middle = () => {
  const processing = useProcessingRequests();
  const enabled = whileMember(useAtomValue(sessionAtom).state === 'member');
  const main = useRemote(endpoints.mainView, {}, { enabled });
  const requests = processing.state === 'ready' ? processing.value : [];
  const { compensations = [] } = main.state === 'ready' ? main.value : {};
  if (requests.length + compensations.length > 0)
    return (
      <Suspense>
        <RunningRequests requests={requests} compensations={compensations} />
      </Suspense>
    );
  return (
    <ul>
      {PROMISES.map((promise) => (
        <Promised key={promise}>
          <Check size={20} aria-hidden="true" />
          {promise}
        </Promised>
      ))}
    </ul>
  );
};

/** QR code of the current page, for a phone's camera. */
const OnThePhone = () => {
  const [isShown, setIsShown] = useState(false);
  const { pathname, search } = useLocation();
  if (!isShown)
    return (
      <ToPhone>
        <Button
          size="medium"
          tone="ghost"
          icon={<QrCode size={20} aria-hidden="true" />}
          onClick={() => setIsShown(true)}
        >
          휴대폰에서 이어 보기
        </Button>
      </ToPhone>
    );
  return (
    <ToPhone role="status">
      <Paper>
        <Suspense>
          <PageQr address={window.location.origin + pathname + search} />
        </Suspense>
      </Paper>
      <div>
        <p>휴대폰 카메라로 비추면 지금 보는 화면이 휴대폰에서 열려요</p>
        <Button size="small" tone="ghost" onClick={() => setIsShown(false)}>
          QR 코드 닫기
        </Button>
      </div>
    </ToPhone>
  );
};

const Panel = styled.aside`
  position: fixed;
  top: 0;
  right: calc(50% + ${({ theme }) => theme.space[16]} / 2);
  bottom: 0;
  display: flex;
  flex-direction: column;
  justify-content: center;
  width: ${({ theme }) => theme.size.column};
  overflow-y: auto;
`;

const Brand = styled.p`
  margin-top: ${({ theme }) => theme.space[6]};
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.text.brand};
`;

const Tagline = styled.p`
  margin: ${({ theme }) => theme.space[1]} 0 ${({ theme }) => theme.space[6]};
  ${({ theme }) => theme.type.display}
`;

const Promised = styled.li`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[1]} 0;
  ${({ theme }) => theme.type.body}
  color: ${({ theme }) => theme.color.text.secondary};

  & > svg {
    flex: none;
    margin-top: 2px;
    color: ${({ theme }) => theme.color.icon.brand};
  }
`;

const ToPhone = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[4]};
  align-items: center;
  margin-top: ${({ theme }) => theme.space[8]};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
`;

const Paper = styled.div`
  flex: none;
  width: 132px;
  height: 132px;
`;

/** Reserves its height while the links load. */
const Stores = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  min-height: ${({ theme }) => theme.size.buttonMedium};
  margin-top: ${({ theme }) => theme.space[4]};
`;
