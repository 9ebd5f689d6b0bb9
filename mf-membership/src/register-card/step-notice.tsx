import { PROVIDER_NAME, RunningNotice, type CardProvider, type WindowStep } from '@dongne/pages';
import { Notice, Stack } from '@dongne/ui';

interface StepNoticeProps {
  readonly provider: CardProvider;
  readonly step: WindowStep;
}

/** State of a provider's window with its possible actions. */
export function StepNotice({ provider, step }: StepNoticeProps) {
  const name = PROVIDER_NAME[provider];
  switch (step.step) {
    case 'idle':
      return null;
    case 'open':
      return (
        <RunningNotice
          title={`${name} 창에서 카드를 등록해 주세요`}
          text="창이 안 보이면 아래에서 다시 열 수 있어요."
        />
      );
    case 'checking':
      return (
        <RunningNotice
          title={`${name} 등록 결과 확인 중이에요`}
          text="창에서 등록을 마치면 바로 넘어가요. 창을 닫았다면 다시 열어 주세요."
        />
      );
    case 'closed':
      return (
        <Ended
          title="창이 닫혔어요. 등록되지 않았어요."
          text={`${name} 창에서 등록을 마쳤다면 잠시 후 바로 넘어가요. 아니라면 다시 열어 주세요.`}
        />
      );
    case 'unreached':
      return (
        <RunningNotice title="연결이 고르지 않아요" text="등록 결과를 계속 확인하고 있어요. 이 화면을 그대로 두세요." />
      );
    case 'done':
      return <Notice tone="success">카드를 등록했어요.</Notice>;
    case 'early':
      return <Ended title="창이 닫혔어요. 등록되지 않았어요." text={`${name}에 카드를 입력하기 전이었어요.`} />;
    case 'refused':
      return <Ended title={`${name}에서 등록하지 못했어요`} text={step.message} />;
    case 'unknown':
      return <Ended title={`${name}의 답을 받지 못했어요`} text={step.message} />;
  }
}

const Ended = ({ title, text }: { readonly title: string; readonly text: string | null }) => (
  <div role="alert">
    <Notice tone="warning">
      <Stack $gap={1}>
        <strong>{title}</strong>
        {text}
      </Stack>
    </Notice>
  </div>
);
