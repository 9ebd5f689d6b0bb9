import { endpoints, formatMoment, type LostNumber } from '@dongne/contract';
import { useOnce } from '@dongne/pages';
import { popups, queryOf, send, toApiError } from '@dongne/platform';
import { Button, Card, FixedActions, KeyValueList, PageBody, Stack, Text } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';

const useStop = ({ isOwnDevice }: LostNumber) => {
  const queries = useQueryClient();
  return useOnce(async () => {
    const message = isOwnDevice
      ? '로그인하는 번호는 그대로예요. 직접 신청하지 않으셨다면 멈춘 뒤 로그아웃하고 다시 로그인해 주세요.'
      : '로그인하는 번호는 그대로예요. 신청한 기기가 낯설다면 로그인한 기기에서 로그아웃해 주세요.';
    const answer = await popups.confirm({ title: '번호 변경을 멈출까요?', message, confirmLabel: '멈추기' });
    if (answer !== 'Y') return;
    try {
      await send(endpoints.stopLostNumber);
      popups.toast('번호 변경을 멈췄어요');
    } catch (thrown) {
      popups.toast(toApiError(thrown).sentence, { tone: 'error' });
    }
    await queries.invalidateQueries(queryOf(endpoints.lostNumber));
  });
};

/** Pending change of a lost number: the number, its date, its origin and a button to stop it. */
export const PendingChange = ({ change }: { change: LostNumber }) => {
  const [stop, isStopping] = useStop(change);
  const asker = change.isOwnDevice ? '이 기기' : (change.deviceName ?? '고객센터 또는 알 수 없는 기기');
  return (
    <PageBody>
      <Stack $gap={6}>
        <Stack $gap={2}>
          <Text as="h2" $type="title2">
            {formatMoment(change.dueAt)}에 번호가 바뀌어요
          </Text>
          <Text as="p" $type="label" $color="secondary">
            직접 신청하지 않으셨다면 바로 멈춰 주세요. 그 전까지는 지금 번호로 로그인해요.
          </Text>
        </Stack>
        <Card tone="sunken">
          <KeyValueList
            rows={[
              { key: '새 번호', value: `끝자리 ${change.lastDigits}` },
              { key: '신청한 때', value: formatMoment(change.askedAt) },
              { key: '신청한 곳', value: asker },
            ]}
          />
        </Card>
        <Text as="p" $type="label" $color="secondary">
          지금 번호로 문자를 받을 수 있다면, 멈춘 뒤에 인증번호로 바로 바꿀 수 있어요.
        </Text>
      </Stack>
      <FixedActions>
        <Button tone="secondary" fullWidth pending={isStopping} onClick={() => void stop()}>
          번호 변경 멈추기
        </Button>
      </FixedActions>
    </PageBody>
  );
};
