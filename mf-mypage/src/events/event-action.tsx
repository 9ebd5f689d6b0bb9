import { endpoints, formatWon, type EventDetail } from '@dongne/contract';
import { contentPaths, mypagePaths } from '@dongne/contract/paths';
import { useOnce } from '@dongne/pages';
import { loginPath, popups, refresh, send, sessionAtom, toApiError, useRemote } from '@dongne/platform';
import { Button, FixedActions } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';

/** Button of an event: its coupon, its link, or the other events while it is not on. */
export const EventAction = ({ event }: { event: EventDetail }) => <FixedActions>{actionOf(event)}</FixedActions>;

const actionOf = (event: EventDetail) => {
  const { coupon, action, state } = event;
  if (coupon !== null && state !== 'upcoming') return <CouponAction event={event} coupon={coupon} />;
  if (action !== null && state === 'running')
    return (
      <Button as={Link} to={action.path}>
        {action.label}
      </Button>
    );
  return <OtherEvents />;
};

const OtherEvents = () => (
  <Button as={Link} to={contentPaths.events()} tone="secondary">
    다른 이벤트 보기
  </Button>
);

interface CouponActionProps {
  readonly event: EventDetail;
  readonly coupon: NonNullable<EventDetail['coupon']>;
}

const CouponAction = (props: CouponActionProps) => {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  const { pathname } = useLocation();
  if (isMember) return <MemberCoupon {...props} />;
  if (props.event.state !== 'running') return <OtherEvents />;
  return (
    <Button as={Link} to={loginPath(pathname)}>
      로그인하고 쿠폰 받기
    </Button>
  );
};

/** Coupon of an event, which has no typed code and can only be taken here. */
const MemberCoupon = ({ event, coupon: { code, discountWon } }: CouponActionProps) => {
  const held = useRemote(endpoints.coupons, {}, { select: ({ items }) => items.some((one) => one.code === code) });
  const [take, isTaking] = useTakeCoupon(event.id);
  if (held.state === 'ready' && held.value)
    return (
      <Button as={Link} to={mypagePaths.coupon()}>
        받은 쿠폰 보기
      </Button>
    );
  if (event.state !== 'running') return <OtherEvents />;
  return (
    <Button pending={isTaking || held.state === 'loading'} onClick={() => void take()}>
      {formatWon(discountWon)} 쿠폰 받기
    </Button>
  );
};

const useTakeCoupon = (id: number) => {
  const queries = useQueryClient();
  return useOnce(async () => {
    try {
      await send(endpoints.takeEventCoupon, { params: { id } });
      popups.toast('쿠폰을 받았어요');
      await refresh(queries, endpoints.coupons.path);
    } catch (thrown) {
      popups.toast(toApiError(thrown).sentence, { tone: 'error' });
      // Refetches the event, which may have ended meanwhile.
      await refresh(queries, endpoints.events.path);
    }
  });
};
