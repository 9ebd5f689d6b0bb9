import { endpoints, formatMoment, type Device } from '@dongne/contract';
import { useOnce } from '@dongne/pages';
import { popups, queryOf, send, toApiError, useRemote } from '@dongne/platform';
import { Badge, Button, ListRow, PageBody, SkeletonRows, Stack, Text } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import { ReadPage } from '../common/read-page';

/** 로그인한 기기: active sessions of the member, each with a button to end it. */
export const DevicesPage = () => {
  // Always refetches: members open this page when they suspect a foreign session.
  const devices = useRemote(endpoints.devices, {}, { staleTime: 0 });
  return (
    <ReadPage
      read={devices}
      skeleton={<SkeletonRows rows={3} />}
      loading="로그인한 기기를 불러오는 중이에요"
      failure="로그인한 기기를 불러오지 못했어요"
    >
      {(value) => <Devices devices={value} />}
    </ReadPage>
  );
};

/** Name of a device, with a fallback for an unknown one. */
const nameOf = ({ name }: Device): string => name ?? '알 수 없는 기기';

/** Ends one or all other sessions after a confirmation, and refetches the list. */
const useEnd = () => {
  const queries = useQueryClient();
  return useOnce(async (ended: Device | 'others') => {
    const message =
      ended === 'others' ? '이 기기를 뺀 모든 기기에서 로그아웃할까요?' : `${nameOf(ended)}에서 로그아웃할까요?`;
    if ((await popups.confirm({ message, confirmLabel: '로그아웃' })) !== 'Y') return;
    try {
      await (ended === 'others'
        ? send(endpoints.endOtherDevices)
        : send(endpoints.endDevice, { params: { id: ended.id } }));
      popups.toast(ended === 'others' ? '다른 기기에서 모두 로그아웃했어요' : `${nameOf(ended)}에서 로그아웃했어요`);
    } catch (thrown) {
      popups.toast(toApiError(thrown).sentence, { tone: 'error' });
    }
    await queries.invalidateQueries(queryOf(endpoints.devices));
  });
};

const Devices = ({ devices }: { devices: readonly Device[] }) => {
  const [end, isEnding] = useEnd();
  const hasOthers = devices.some(({ isCurrent }) => !isCurrent);
  return (
    <PageBody>
      <Stack $gap={6}>
        <Text as="p" $type="label" $color="secondary">
          모르는 기기가 있으면 로그아웃해 주세요. 그 기기에서는 다시 로그인해야 이용할 수 있어요.
        </Text>
        <ul aria-label="로그인한 기기">
          {devices.map((device) => (
            <li key={device.id}>
              <ListRow
                title={nameOf(device)}
                description={device.isCurrent ? '지금 쓰고 있어요' : `마지막 이용 ${formatMoment(device.lastUsedAt)}`}
                trailing={
                  device.isCurrent ? (
                    <Badge tone="brand">이 기기</Badge>
                  ) : (
                    <Button
                      size="small"
                      tone="secondary"
                      aria-label={`${nameOf(device)}에서 로그아웃`}
                      disabled={isEnding}
                      onClick={() => void end(device)}
                    >
                      로그아웃
                    </Button>
                  )
                }
              />
            </li>
          ))}
        </ul>
        {hasOthers ? (
          <Button tone="secondary" fullWidth disabled={isEnding} onClick={() => void end('others')}>
            다른 기기 모두 로그아웃
          </Button>
        ) : (
          <Text as="p" $type="label" $color="tertiary">
            다른 기기에는 로그인되어 있지 않아요.
          </Text>
        )}
      </Stack>
    </PageBody>
  );
};
