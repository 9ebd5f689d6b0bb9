import { askToExit, bridge, nativeVersion } from '@dongne/platform';
import { Button, Dialog } from '@dongne/ui';
import type { MouseEvent } from 'react';
import { useVersions } from './use-versions';

/** Update dialog of an outdated app. Back and Escape ask whether to leave. */
export const UpdateDialog = () => {
  const { data: versions, refetch } = useVersions();
  const link = versions?.[nativeVersion()?.platform ?? 'android'].storeUrl;
  const handleUpdate = (event: MouseEvent): void => {
    if (bridge.isReady) {
      event.preventDefault();
      bridge.openStore();
    } else if (link === undefined) void refetch();
  };
  const button = { size: 'medium', onClick: handleUpdate, 'data-autofocus': '', children: '업데이트' } as const;
  return (
    <Dialog
      open
      role="alertdialog"
      title="업데이트가 필요해요"
      onEscape={() => void askToExit()}
      // Renders a link unless the native app handles it: an outdated app may not know how.
      actions={link === undefined ? <Button {...button} /> : <Button {...button} as="a" href={link} />}
    >
      지금 버전은 더 이상 쓸 수 없어요. 새 버전으로 업데이트하고 이어서 이용해 주세요.
    </Dialog>
  );
};
