import { PROVIDER_NAME, type CardProvider, type WindowStep } from '@dongne/pages';
import { Notice } from '@dongne/ui';
import type { ReactNode } from 'react';

interface PayWindowNoticeProps {
  readonly provider: CardProvider;
  readonly step: WindowStep;
}

/** State of a payment window; nothing before it opens and after it has paid. */
export const PayWindowNotice = ({ provider, step }: PayWindowNoticeProps) => {
  const name = PROVIDER_NAME[provider];
  switch (step.step) {
    case 'idle':
    case 'done':
      return null;
    case 'open':
      return <Said>{name} 창에서 결제를 진행해 주세요. 창이 안 보이면 다시 열 수 있어요.</Said>;
    case 'checking':
      return <Said>{name} 결제 결과를 확인하고 있어요. 창을 닫았다면 다시 열어 주세요.</Said>;
    case 'closed':
      return <Ended>{name} 창이 닫혔어요. 결제를 마치지 않았다면 다시 열어 주세요.</Ended>;
    case 'unreached':
      return <Said>연결이 고르지 않아요. {name} 결제 결과를 계속 확인하고 있어요.</Said>;
    case 'early':
      return <Ended>{name} 창이 닫혔어요. 카드를 입력하기 전이라 아무것도 결제하지 않았어요.</Ended>;
    case 'refused':
    case 'unknown':
      return <Ended>{step.message ?? `${name}의 답을 받지 못했어요.`}</Ended>;
  }
};

const Said = ({ children }: { readonly children: ReactNode }) => (
  <div role="status">
    <Notice tone="brand">{children}</Notice>
  </div>
);

const Ended = ({ children }: { readonly children: ReactNode }) => (
  <div role="alert">
    <Notice tone="warning">{children}</Notice>
  </div>
);
