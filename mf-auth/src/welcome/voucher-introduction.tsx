import { formatWon } from '@dongne/contract';
import { laundryPaths } from '@dongne/contract/paths';
import { useVoucherBalance } from '@dongne/pages';
import { useAppBar, useCapabilities, type Capability, type CapabilityTable } from '@dongne/platform';
import {
  Button,
  Card,
  CollectionBagPicture,
  FixedActions,
  LaundryBasketPicture,
  Notice,
  PageBody,
  Text,
} from '@dongne/ui';
import { Link } from 'react-router-dom';
import { Chapters, type Chapter } from './chapter-list';
import { useFirstScreenLinks } from './first-screen-links';

const CHAPTERS: readonly Chapter[] = [
  {
    picture: <CollectionBagPicture size={140} />,
    title: '카드 없이 신청해요',
    text: '세탁 금액은 바우처로 결제돼요. 카드를 등록하지 않아도 돼요.',
  },
  {
    picture: <LaundryBasketPicture size={140} />,
    title: '금액을 먼저 확인해요',
    text: '세탁소가 옷을 한 벌씩 살펴보고 최종 금액을 알려 드려요. 금액을 승인하면 바우처로 결제돼요. 바우처가 모자라면 승인되지 않아요.',
  },
];

/** Names of parts that a programme excludes; undefined for parts that need no mention. */
const LEFT_OUT: Record<Capability, string | undefined> = {
  membership: '멤버십',
  coupons: '쿠폰·포인트',
  cardPayment: '카드 결제',
  invite: '친구 초대',
  addressChange: '주소 변경',
  advertising: undefined,
  installBanner: undefined,
};

const isCapability = (part: string): part is Capability => Object.hasOwn(LEFT_OUT, part);

const leftOutOf = (can: CapabilityTable): string =>
  Object.keys(LEFT_OUT)
    .filter(isCapability)
    .flatMap((part) => (can[part] ? [] : (LEFT_OUT[part] ?? [])))
    .join(', ');

/** Introduction to vouchers: balance, payments and what the programme excludes. */
export const VoucherIntroduction = () => {
  useAppBar({ title: '바우처 이용 안내' });
  const { target } = useFirstScreenLinks();
  const { can } = useCapabilities();
  const balanceWon = useVoucherBalance();
  const wantedSomething = target !== '/';
  return (
    <PageBody>
      <Card tone="brand">
        <Text as="h2" $type="title2">
          세탁 바우처 이용을 환영해요
        </Text>
        {balanceWon !== undefined && <Text $type="bodyStrong">바우처 잔액 {formatWon(balanceWon)}</Text>}
        <Text $type="caption" $color="secondary">
          잔액과 사용 내역은 마이 화면의 바우처에서 볼 수 있어요.
        </Text>
      </Card>
      <Chapters chapters={CHAPTERS} />
      <Notice>바우처로 이용하는 동안 {leftOutOf(can)} 메뉴는 보이지 않아요.</Notice>
      <FixedActions>
        <Button as={Link} to={wantedSomething ? target : laundryPaths.list()}>
          {wantedSomething ? '계속하기' : '세탁소 찾기'}
        </Button>
      </FixedActions>
    </PageBody>
  );
};
