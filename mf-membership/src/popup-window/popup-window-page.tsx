import { Button, EmptyState, PageBody } from '@dongne/ui';
import styled from 'styled-components';

interface PopupWindowPageProps {
  /** What the card's owner came for. */
  readonly purpose: 'authentication' | 'payment';
}

const COPY: Record<PopupWindowPageProps['purpose'], { readonly title: string; readonly text: string }> = {
  authentication: { title: '카드 인증', text: '카드 인증은 아직 이용할 수 없어요. 이 창을 닫아 주세요.' },
  payment: { title: '카드 결제', text: '카드 결제는 아직 이용할 수 없어요. 이 창을 닫아 주세요.' },
};

/** The window a card provider will come back to. It has no bar, so the heading is its own. */
export function PopupWindowPage({ purpose }: PopupWindowPageProps) {
  const { title, text } = COPY[purpose];
  return (
    <PageBody>
      <Title>{title}</Title>
      <EmptyState
        title="준비 중이에요"
        text={text}
        action={
          <Button size="small" tone="secondary" onClick={() => window.close()}>
            창 닫기
          </Button>
        }
      />
    </PageBody>
  );
}

const Title = styled.h1`
  ${({ theme }) => theme.type.title2}
`;
