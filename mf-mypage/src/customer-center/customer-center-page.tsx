import { BRAND, isSupportOpen, SUPPORT_HOURS_TEXT } from '@dongne/contract';
import { support, useClientConfig, useNow } from '@dongne/platform';
import { Button, Card, Notice, PageBody, Section, Text } from '@dongne/ui';
import { MessageCircle, Phone } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { FaqList } from './faq-list';

/** 고객센터: answers to read, and people to ask while they are there. */
export const CustomerCenterPage = () => (
  <PageBody>
    <SupportCard />
    <Section title="자주 묻는 질문">
      <FaqList />
    </Section>
  </PageBody>
);

const SupportCard = () => {
  const chatId = useId();
  const isOpen = isSupportOpen(useNow());
  const hasChat = (useClientConfig()?.chat.key ?? null) !== null;
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
          <Notice tone="warning">지금은 상담 시간이 아니에요</Notice>
        </Closed>
      )}
      <Ways>
        {isOpen ? (
          <Button as="a" href={`tel:${BRAND.supportPhone}`} size="medium" icon={<Phone size={18} aria-hidden="true" />}>
            전화 상담
          </Button>
        ) : (
          <Button size="medium" disabled icon={<Phone size={18} aria-hidden="true" />}>
            전화 상담
          </Button>
        )}
        <Button
          size="medium"
          tone="ghost"
          disabled={!hasChat || !isOpen}
          onClick={support.chat}
          aria-describedby={hasChat ? undefined : chatId}
          icon={<MessageCircle size={18} aria-hidden="true" />}
        >
          채팅 상담
        </Button>
      </Ways>
      {!hasChat && <Remark id={chatId}>채팅 상담은 준비 중이에요</Remark>}
    </Card>
  );
};

const Remark = styled.p`
  margin-top: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
  text-align: center;
`;

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
