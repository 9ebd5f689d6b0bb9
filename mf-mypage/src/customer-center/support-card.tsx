import { BRAND, isSupportOpen, SUPPORT_HOURS_TEXT } from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { support, useClientConfig, useNow } from '@dongne/platform';
import { Button, Card, Notice, Text } from '@dongne/ui';
import { MessageCircle, MessageSquareText, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Contacts: phone and optional chat during support hours, a message at any hour. */
export const SupportCard = () => {
  const isOpen = isSupportOpen(useNow());
  const hasChat = (useClientConfig()?.chat.key ?? null) !== null;
  const phoneIcon = <Phone size={18} aria-hidden="true" />;
  return (
    <Card tone="sunken">
      <Text as="h2" $type="title3">
        무엇을 도와드릴까요?
      </Text>
      <Text $type="label" $color="secondary">
        {SUPPORT_HOURS_TEXT}
      </Text>
      {!isOpen && (
        <Closed>
          <Notice tone="warning">지금은 상담 시간이 아니에요. 문의를 남겨 주시면 상담 시간에 답해 드려요.</Notice>
        </Closed>
      )}
      <Ways>
        {isOpen ? (
          <Button as="a" href={`tel:${BRAND.supportPhone}`} size="medium" icon={phoneIcon}>
            전화 상담
          </Button>
        ) : (
          <Button size="medium" disabled icon={phoneIcon}>
            전화 상담
          </Button>
        )}
        {hasChat && (
          <Button
            size="medium"
            tone="ghost"
            disabled={!isOpen}
            onClick={support.chat}
            icon={<MessageCircle size={18} aria-hidden="true" />}
          >
            채팅 상담
          </Button>
        )}
        <Button
          as={Link}
          to={mypagePaths.writeInquiry()}
          size="medium"
          tone={isOpen ? 'ghost' : 'primary'}
          icon={<MessageSquareText size={18} aria-hidden="true" />}
        >
          문의 남기기
        </Button>
      </Ways>
      <Own>
        <Link to={mypagePaths.inquiries()}>내 문의와 답변 보기</Link>
      </Own>
    </Card>
  );
};

const Closed = styled.div`
  margin-top: ${({ theme }) => theme.space[3]};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[4]};
  & > * {
    flex: 1 1 8rem;
  }
`;

const Own = styled.p`
  margin-top: ${({ theme }) => theme.space[2]};
  text-align: center;
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${({ theme }) => theme.size.touch};
    ${({ theme }) => theme.type.label}
    color: ${({ theme }) => theme.color.text.brand};
    text-decoration: underline;
  }
`;
