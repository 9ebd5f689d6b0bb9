import { Button, EmptyState, PageBody } from '@dongne/ui';
import styled from 'styled-components';

/** The window a card provider will come back to. It has no bar, so the heading is its own. */
export function PopupWindowPage() {
  return (
    <PageBody>
      <Title>카드 인증</Title>
      <EmptyState
        title="준비 중이에요"
        text="카드 인증은 아직 이용할 수 없어요. 이 창을 닫아 주세요."
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
