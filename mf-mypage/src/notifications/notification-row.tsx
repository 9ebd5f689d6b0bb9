import { formatMoment, type NotificationPage } from '@dongne/contract';
import { returnTo } from '@dongne/platform';
import { VisuallyHidden } from '@dongne/ui';
import { Bell, Gift, Megaphone, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

type MemberNotification = NotificationPage['items'][number];

const ICONS: Record<MemberNotification['kind'], LucideIcon> = { order: Bell, benefit: Gift, notice: Megaphone };

interface NotificationRowProps {
  readonly notification: MemberNotification;
  /** An unread one was opened. */
  readonly onOpen: () => void;
}

/** One notification; a link when it leads somewhere. */
export const NotificationRow = ({ notification, onOpen }: NotificationRowProps) => {
  const { kind, title, text, path, isRead, createdAt } = notification;
  const Icon = ICONS[kind];
  const content = (
    <>
      <Place $isRead={isRead}>
        <Icon size={22} aria-hidden="true" />
      </Place>
      <span>
        <Title>
          {!isRead && <VisuallyHidden>읽지 않음 </VisuallyHidden>}
          {title}
          {!isRead && <Dot aria-hidden="true" />}
        </Title>
        <Body>{text}</Body>
        <Moment dateTime={createdAt}>{formatMoment(createdAt)}</Moment>
      </span>
    </>
  );
  return (
    <li>
      {path === null ? (
        <Row>{content}</Row>
      ) : (
        // The path comes over the wire: only one of this app is followed.
        <RowLink to={returnTo(path)} onClick={() => !isRead && onOpen()}>
          {content}
        </RowLink>
      )}
    </li>
  );
};

const row = css`
  display: flex;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[4]} 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.border.subtle};
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

const Moment = styled.time`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
  font-variant-numeric: tabular-nums;
`;
