import { formatMoment, seoul } from '@dongne/contract';
import { mypagePaths, usagePaths } from '@dongne/contract/paths';
import { returnTo } from '@dongne/platform';
import { VisuallyHidden } from '@dongne/ui';
import {
  BadgePercent,
  ChevronRight,
  Crown,
  CreditCard,
  Gift,
  Megaphone,
  ReceiptText,
  ShoppingBag,
  Shirt,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import type { MemberNotification } from './notification-days';

type Kind = MemberNotification['kind'];

const ICONS: Record<Kind, LucideIcon> = {
  order: Shirt,
  price: ReceiptText,
  payment: CreditCard,
  bag: ShoppingBag,
  membership: Crown,
  benefit: Gift,
  notice: Megaphone,
  event: BadgePercent,
};

/** Action label of each kind. */
const ACTIONS: Record<Kind, string> = {
  order: '신청 보기',
  price: '금액 보기',
  payment: '결제 내역 보기',
  bag: '수거백 보기',
  membership: '멤버십 보기',
  benefit: '혜택 보기',
  notice: '자세히 보기',
  event: '이벤트 보기',
};

/** Path prefix of a claim. */
const CASE_OF = usagePaths.claimCase(0).slice(0, -1);

/** Claims have the kind of orders but link to their own page. */
const actionOf = (kind: Kind, path: string): string => {
  if (path.startsWith(CASE_OF)) return '접수 내역 보기';
  return path.startsWith(mypagePaths.inquiries()) ? '답변 보기' : ACTIONS[kind];
};

interface NotificationRowProps {
  readonly notification: MemberNotification;
  /** Called when the notification is opened. */
  readonly onOpen: () => void;
  /** Id of its title, for what belongs to it. */
  readonly nameId?: string;
  /** Request that it is about, in words. */
  readonly about?: string | undefined;
  /** Names the day beside the hour, where no heading does. */
  readonly isDated?: boolean;
}

/** Notification; a link when it has a path. */
export const NotificationRow = ({ notification, onOpen, nameId, about, isDated = false }: NotificationRowProps) => {
  const { kind, title, text, path, isRead, createdAt } = notification;
  const Icon = ICONS[kind];
  const content = (
    <>
      <Place $isRead={isRead}>
        <Icon size={22} aria-hidden="true" />
      </Place>
      <Words>
        {about !== undefined && <About>{about}</About>}
        <Title id={nameId}>
          {!isRead && <VisuallyHidden>읽지 않음 </VisuallyHidden>}
          {title}
          {!isRead && <Dot aria-hidden="true" />}
        </Title>
        <Body>{text}</Body>
        <Foot>
          <time dateTime={createdAt}>{isDated ? formatMoment(createdAt) : seoul(createdAt).format('HH:mm')}</time>
          {path !== null && (
            <Action>
              {actionOf(kind, path)}
              <ChevronRight size={14} aria-hidden="true" />
            </Action>
          )}
        </Foot>
      </Words>
    </>
  );
  return path === null ? (
    <Row>{content}</Row>
  ) : (
    // Accepts paths of this app only, since the path comes from the server.
    <RowLink to={returnTo(path)} onClick={onOpen}>
      {content}
    </RowLink>
  );
};

const row = css`
  display: flex;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[4]} 0;
`;

const Row = styled.div`
  ${row}
`;

const RowLink = styled(Link)`
  ${row}
`;

const Place = styled.span<{ $isRead: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  align-self: flex-start;
  width: 44px;
  height: 44px;
  color: ${({ theme, $isRead }) => ($isRead ? theme.color.icon.secondary : theme.color.icon.brand)};
  background: ${({ theme, $isRead }) => ($isRead ? theme.color.surface.sunken : theme.color.surface.brand)};
  border-radius: ${({ theme }) => theme.radius.full};
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const About = styled.span`
  display: block;
  ${({ theme }) => theme.type.captionStrong}
  color: ${({ theme }) => theme.color.text.tertiary};
  overflow-wrap: anywhere;
`;

const Title = styled.span`
  display: block;
  ${({ theme }) => theme.type.bodyStrong}
`;

const Dot = styled.i`
  display: inline-block;
  width: 6px;
  height: 6px;
  margin-left: 6px;
  vertical-align: middle;
  background: ${({ theme }) => theme.color.action.primary};
  border-radius: ${({ theme }) => theme.radius.full};
`;

const Body = styled.span`
  display: block;
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
`;

const Foot = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
  font-variant-numeric: tabular-nums;
`;

const Action = styled.span`
  display: inline-flex;
  align-items: center;
  color: ${({ theme }) => theme.color.text.brand};
`;
