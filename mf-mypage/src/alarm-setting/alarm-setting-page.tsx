import { ADVERTISING_NIGHT, endpoints, formatFullDay, type Alarm } from '@dongne/contract';
import { useCapabilities, useRemote } from '@dongne/platform';
import { ErrorState, PageBody, Section, SkeletonGroup, SkeletonRows, Stack, Switch, Text } from '@dongne/ui';
import { WebPushSection } from '../web-push/web-push-section';
import { useChangeAlarm } from './use-change-alarm';

const { fromHour, untilHour } = ADVERTISING_NIGHT;
const NIGHT = `${fromHour}시~${String(untilHour).padStart(2, '0')}시`;

/** 알림 설정: message settings with the dates of their consents. */
export const AlarmSettingPage = () => {
  const alarm = useRemote(endpoints.alarm);
  switch (alarm.state) {
    case 'loading':
      return (
        <PageBody>
          <SkeletonGroup>
            <SkeletonRows rows={3} />
          </SkeletonGroup>
        </PageBody>
      );
    case 'failed':
      return (
        <PageBody>
          <ErrorState message="알림 설정을 불러오지 못했어요" text={alarm.error.sentence} onRetry={alarm.retry} />
        </PageBody>
      );
    case 'ready':
      return <Settings alarm={alarm.value} />;
  }
};

const since = (agreedAt: string | null): string =>
  agreedAt === null ? '' : ` ${formatFullDay(agreedAt)}에 동의했어요.`;

const Settings = ({ alarm }: { alarm: Alarm }) => {
  const { shown, change } = useChangeAlarm(alarm);
  const { can } = useCapabilities();
  return (
    <PageBody>
      <Section title="이용 알림">
        <Switch
          label="이용 알림"
          description="수거부터 배송까지, 금액과 결제 소식을 휴대폰으로 알려 드려요. 꺼도 앱의 알림함에는 남아요."
          checked={shown.order}
          onChange={({ target }) => change({ order: target.checked })}
        />
      </Section>
      <WebPushSection />
      {can.advertising && (
        <Section title="혜택 알림">
          <Stack $gap={2}>
            <Switch
              label="혜택·이벤트 알림"
              description={`쿠폰과 이벤트 소식을 알려 드려요. 제목이 (광고)로 시작해요.${since(shown.marketingAgreedAt)}`}
              checked={shown.marketing}
              onChange={({ target }) => change({ marketing: target.checked })}
            />
            <Switch
              label={`야간 혜택 알림 (${NIGHT})`}
              description={
                shown.marketing
                  ? `끄면 밤에 온 혜택 소식은 아침 ${untilHour}시에 알려 드려요.${since(shown.nightAgreedAt)}`
                  : '혜택·이벤트 알림을 켜면 고를 수 있어요.'
              }
              disabled={!shown.marketing}
              checked={shown.night}
              onChange={({ target }) => change({ night: target.checked })}
            />
          </Stack>
        </Section>
      )}
      <Text $type="caption" $color="tertiary">
        로그인 문자는 설정과 관계없이 보내 드려요. 휴대폰 설정에서 알림을 꺼 두면 앱 알림이 오지 않아요.
      </Text>
    </PageBody>
  );
};
