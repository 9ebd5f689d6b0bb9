import { payMethodPaths } from '@dongne/contract/paths';
import { wasOpenedHere, wasSent, type CardProvider } from '@dongne/pages';
import { sessionAtom, useIsHydrated } from '@dongne/platform';
import { Button, EmptyBoxPicture, EmptyState, PageBody } from '@dongne/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { CardPurpose } from '../common/card-providers';
import { isInOwnTab, hasOpener, AlreadySubmitted } from './already-submitted';
import { WindowEntry } from './window-entry';
import { windowOrderOf } from './window-order';

interface PopupWindowPageProps {
  readonly provider: CardProvider;
  /** Purpose of the window. */
  readonly purpose: CardPurpose;
}

const TITLE: Record<CardPurpose, string> = { register: '카드 인증', pay: '카드 결제' };
/** Page that opens such a window. */
const OPENED_BY: Record<CardPurpose, string> = {
  register: '결제수단 화면에서 카드 등록을 누르면 이 창이 열려요.',
  pay: '이용 상세에서 다른 카드로 결제하기를 누르면 이 창이 열려요.',
};
const IS_SID = /^[\w-]{32,64}$/;

/**
 * First page of a card provider's window: requests the provider's form and submits it. It renders its own heading,
 * since it has no app bar.
 */
export function PopupWindowPage({ provider, purpose }: PopupWindowPageProps) {
  // Hydration guard: only the browser knows the opener and the submitted forms.
  const isInWindow = useIsHydrated();
  return (
    <PageBody>
      <Title>{TITLE[purpose]}</Title>
      {isInWindow && <WindowStart provider={provider} purpose={purpose} />}
    </PageBody>
  );
}

function WindowStart({ provider, purpose }: PopupWindowPageProps) {
  const [query] = useSearchParams();
  const isMember = useAtomValue(sessionAtom).state === 'member';
  const sid = query.get('sid') ?? '';
  const isRedirect = isInOwnTab(query);
  // Fixed at mount: the page's own submission must not count as a return.
  const [hasBeenSent] = useState(() => wasSent(sid));
  const order = windowOrderOf(provider, purpose, query);
  if (!IS_SID.test(sid) || !wasOpenedHere(sid) || order === undefined) return <NothingToDo text={OPENED_BY[purpose]} />;
  if (!isMember) return <NothingToDo text="로그인이 끝났어요. 다시 로그인한 뒤에 진행해 주세요." />;
  if (hasBeenSent) return <AlreadySubmitted appPath={order.appPath(sid)} isRedirect={isRedirect} />;
  return <WindowEntry provider={provider} order={order} sid={sid} isRedirect={isRedirect} />;
}

const NothingToDo = ({ text }: { readonly text: string }) => (
  <EmptyState
    picture={<EmptyBoxPicture />}
    title="열 수 없는 창이에요"
    text={text}
    action={
      !hasOpener() ? (
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
