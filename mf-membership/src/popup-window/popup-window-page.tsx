import { sessionAtom } from '@dongne/platform';
import { Button, EmptyBoxPicture, EmptyState, PageBody } from '@dongne/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { CardProvider, CardPurpose } from '../common/card-providers';
import { wasSent } from '../common/opened-window';
import { payMethodPaths } from '../paths';
import { isInOwnTab, isOpenedBySomebody, SentAlready } from './sent-already';
import { WindowEntry } from './window-entry';

interface PopupWindowPageProps {
  readonly provider: CardProvider;
  /** What the card's owner came for. */
  readonly purpose: CardPurpose;
}

const TITLE: Record<CardPurpose, string> = { register: '카드 인증', pay: '카드 결제' };
const IS_SID = /^[\w-]{32,64}$/;

/** The first page of a card provider's window: it asks for the provider's form and sends it. It has no bar, so the heading is its own. */
export function PopupWindowPage({ provider, purpose }: PopupWindowPageProps) {
  return (
    <PageBody>
      <Title>{TITLE[purpose]}</Title>
      <WindowStart provider={provider} purpose={purpose} />
    </PageBody>
  );
}

function WindowStart({ provider, purpose }: PopupWindowPageProps) {
  const [query] = useSearchParams();
  const isMember = useAtomValue(sessionAtom).state === 'member';
  const sid = query.get('sid') ?? '';
  const isRedirect = isInOwnTab(query);
  // As it was when the page was opened: the form that it sends itself is no reason to go back.
  const [hasBeenSent] = useState(() => wasSent(sid));
  if (!IS_SID.test(sid)) return <NothingToDo text="결제수단 화면에서 카드 등록을 누르면 이 창이 열려요." />;
  if (!isMember) return <NothingToDo text="로그인이 끝났어요. 다시 로그인한 뒤에 등록해 주세요." />;
  // A one-off payment comes with what is to be paid; nothing here asks for one yet.
  if (purpose === 'pay') return <NothingToDo title="준비 중이에요" text="카드 결제는 아직 이용할 수 없어요." />;
  if (hasBeenSent) return <SentAlready sid={sid} isRedirect={isRedirect} />;
  return <WindowEntry provider={provider} sid={sid} isRedirect={isRedirect} />;
}

const NothingToDo = ({ title = '열 수 없는 창이에요', text }: { readonly title?: string; readonly text: string }) => (
  <EmptyState
    picture={<EmptyBoxPicture />}
    title={title}
    text={text}
    action={
      !isOpenedBySomebody() ? (
        <Button as={Link} to={payMethodPaths.list()} size="small" tone="secondary">
          결제수단으로 가기
        </Button>
      ) : (
        <Button size="small" tone="secondary" onClick={() => window.close()}>
          창 닫기
        </Button>
      )
    }
  />
);

const Title = styled.h1`
  ${({ theme }) => theme.type.title2}
`;
