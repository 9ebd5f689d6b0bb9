import type { CardWindowForm } from '@dongne/contract';
import { saveSent, PROVIDER_NAME, type CardProvider } from '@dongne/pages';
import { isNativeApp, toApiError } from '@dongne/platform';
import { Button, ErrorState, Spinner, Stack, Text } from '@dongne/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { WindowOrder } from './window-order';

interface WindowEntryProps {
  readonly provider: CardProvider;
  readonly order: WindowOrder;
  readonly sid: string;
  readonly isRedirect: boolean;
}

/** Device type: providers have a touch and a mouse version. */
const device = (): 'pc' | 'mobile' =>
  isNativeApp() || window.matchMedia('(pointer: coarse)').matches ? 'mobile' : 'pc';

/** Requests the provider's form and submits it on arrival. */
export function WindowEntry({ provider, order, sid, isRedirect }: WindowEntryProps) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => order.ready({ sid, device: device(), isRedirect }),
  });
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    mutate();
  }, [mutate]);
  if (error !== null && !isPending)
    return (
      <NotOpened
        text={toApiError(error).sentence}
        isRedirect={isRedirect}
        appPath={order.appPath()}
        onRetry={() => mutate()}
      />
    );
  return (
    <Waiting role="status">
      <Spinner size={40} />
      <Stack $gap={1}>
        <Text as="p" $type="title3">
          {PROVIDER_NAME[provider]} 창으로 이동하고 있어요
        </Text>
        <Text as="p" $type="label" $color="secondary">
          잠시만 기다려 주세요.
        </Text>
      </Stack>
      {data !== undefined && <ProviderForm form={data} onSent={() => saveSent(sid)} />}
    </Waiting>
  );
}

/** Submits itself; the button is a fallback for browsers that block it. */
function ProviderForm({ form, onSent }: { readonly form: CardWindowForm; readonly onSent: () => void }) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    onSent();
    element.current?.submit();
    // oxlint-disable-next-line react/exhaustive-deps -- once: the form is the page's last act
  }, []);
  return (
    <form ref={element} method="post" action={form.action} acceptCharset="utf-8">
      {Object.entries(form.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="small" tone="ghost">
        바로 이동하기
      </Button>
    </form>
  );
}

interface NotOpenedProps {
  readonly text: string;
  /** Path at which the app continues. */
  readonly appPath: string;
  readonly isRedirect: boolean;
  readonly onRetry: () => void;
}

function NotOpened({ text, isRedirect, appPath, onRetry }: NotOpenedProps) {
  const navigate = useNavigate();
  const leave = () => (isRedirect ? void navigate(appPath, { replace: true }) : window.close());
  return (
    <>
      <ErrorState message="결제사 창을 열지 못했어요" text={text} onRetry={onRetry} />
      <Leave>
        <Button size="small" tone="ghost" onClick={leave}>
          {isRedirect ? '돌아가기' : '창 닫기'}
        </Button>
      </Leave>
    </>
  );
}

const Waiting = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[5]};
  min-height: 60vh;
  text-align: center;
  color: ${({ theme }) => theme.color.text.brand};
`;

const Leave = styled.div`
  align-self: center;
`;
