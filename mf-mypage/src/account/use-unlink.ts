import { endpoints, type LinkedLogin } from '@dongne/contract';
import { useOnce } from '@dongne/pages';
import { popups, refresh, send, toApiError } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';

/** Unlinks an account after a confirmation. Idempotent across tabs. @param name display name of the provider. */
export const useUnlink = (provider: LinkedLogin['provider'], name: string) => {
  const queries = useQueryClient();
  return useOnce(async () => {
    const answer = await popups.confirm({
      title: `${name} 연결을 해제할까요?`,
      message: `다음부터 ${name}로는 로그인할 수 없어요. 휴대폰 번호로는 그대로 로그인할 수 있어요.`,
      confirmLabel: '연결 해제하기',
    });
    if (answer !== 'Y') return;
    try {
      await send(endpoints.unlinkLogin, { params: { provider } });
      popups.toast(`${name} 연결을 해제했어요`);
      await refresh(queries, '/member/logins');
    } catch (thrown) {
      popups.toast(toApiError(thrown).sentence, { tone: 'error' });
    }
  });
};
