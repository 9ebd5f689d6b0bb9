import { endpoints } from '@dongne/contract';
import { useOnce } from '@dongne/pages';
import { ApiError, popups, queryOf, send, useRemote } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { isIPhoneBrowser, readBrowserPush, switchBrowserOff, switchBrowserOn, type BrowserPush } from './this-browser';

const FAILED = '브라우저 알림을 켜지 못했어요. 잠시 뒤 다시 시도해 주세요.';

/** Error of the server; errors of the browser are unreadable and get our own text. */
const sentenceOf = (thrown: unknown): string =>
  thrown instanceof ApiError ? (Object.values(thrown.fields)[0] ?? thrown.sentence) : FAILED;

/** State of the switch with its explanation. */
interface WebPushSwitch {
  readonly isOn: boolean;
  readonly isUsable: boolean;
  readonly sentence: string;
}

const locked = (sentence: string): WebPushSwitch => ({ isOn: false, isUsable: false, sentence });

/** Switch state for a browser and the server's subscription of this login. */
export const webPushSwitch = (
  browser: BrowserPush,
  server: { readonly publicKey: string | null; readonly endpoint: string | null },
  isIPhone = false,
): WebPushSwitch => {
  if (browser.state === 'unsupported')
    return locked(
      isIPhone
        ? '아이폰에서는 홈 화면에 추가한 뒤 열어야 브라우저 알림을 받을 수 있어요.'
        : '이 브라우저는 알림을 보여 주지 못해요. 소식은 앱의 알림함과 문자로 알려 드려요.',
    );
  if (server.publicKey === null)
    return locked('지금은 브라우저 알림을 보내지 않아요. 소식은 앱의 알림함에서 볼 수 있어요.');
  if (browser.state === 'denied')
    return locked('이 브라우저에서 알림이 차단되어 있어요. 브라우저의 사이트 설정에서 알림을 허용해 주세요.');
  if (browser.state === 'on' && browser.endpoint === server.endpoint)
    return { isOn: true, isUsable: true, sentence: '앱을 닫아 두어도 이 브라우저로 소식을 알려 드려요.' };
  if (server.endpoint !== null && browser.state === 'off' && !browser.wasAsked)
    return {
      isOn: false,
      isUsable: true,
      sentence: '알림 허용이 취소되어 이 브라우저로 알려 드리지 못하고 있어요. 다시 켜면 허용을 물어봐요.',
    };
  return {
    isOn: false,
    isUsable: true,
    sentence:
      browser.state === 'off' && !browser.wasAsked
        ? '켜면 브라우저가 알림을 허용할지 물어봐요. 앱이 없어도 소식을 받을 수 있어요.'
        : '켜면 앱을 닫아 두어도 이 브라우저로 소식을 받을 수 있어요.',
  };
};

/** Switch of push messages in this browser; `undefined` until browser and server have responded. */
export const useWebPush = () => {
  const queries = useQueryClient();
  const server = useRemote(endpoints.webPush, {}, { staleTime: 0 });
  const [browser, setBrowser] = useState<BrowserPush>();
  const check = useCallback(() => readBrowserPush().then(setBrowser), []);
  useEffect(() => {
    void check();
    // Re-reads on return, since the permission is changed in the browser's own settings.
    const back = () => void check();
    addEventListener('focus', back);
    return () => removeEventListener('focus', back);
  }, [check]);

  const [change, isChanging] = useOnce(async (isOn: boolean) => {
    if (server.state !== 'ready' || server.value.publicKey === null) return;
    try {
      if (isOn) {
        const address = await switchBrowserOn(server.value.publicKey);
        if (address === null) popups.toast('알림을 허용하지 않아 켜지 않았어요.', { tone: 'error' });
        else await send(endpoints.keepWebPush, { body: address });
      } else {
        await send(endpoints.removeWebPush, {});
        await switchBrowserOff();
      }
    } catch (thrown) {
      popups.toast(sentenceOf(thrown), { tone: 'error' });
    }
    await Promise.all([queries.invalidateQueries(queryOf(endpoints.webPush)), check()]);
  });

  const known =
    server.state === 'ready' && browser !== undefined
      ? webPushSwitch(browser, server.value, isIPhoneBrowser())
      : undefined;
  return {
    shown:
      known && isChanging ? { ...known, isUsable: false, sentence: '바꾸고 있어요. 잠시만 기다려 주세요.' } : known,
    change: (isOn: boolean): void => void change(isOn),
  };
};
