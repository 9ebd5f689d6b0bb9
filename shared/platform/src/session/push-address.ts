import { endpoints } from '@dongne/contract';
import Cookies from 'js-cookie';
import type { PushAddress } from '../bridge/bridge-messages';
import { bridge } from '../bridge/bridge';
import { send } from '../http/call';
import { ownedByRuntime, runtime, type PlatformRuntime } from '../runtime/runtime';
import { sessionBaseAtom } from './session-atoms';

const phone = ownedByRuntime((): { address?: PushAddress | undefined } => ({}));

/** Sends the push address to the server once the app has provided it and a member is logged in. */
export const reportPushAddress = async (owner: PlatformRuntime = runtime()): Promise<void> => {
  const { address } = phone(owner);
  if (address === undefined || owner.store.get(sessionBaseAtom).state !== 'member') return;
  try {
    await send(endpoints.reportPushToken, { body: address });
  } catch {
    // Sent again on the next login or start; no caller waits for it.
  }
};

/**
 * Starts listening for the app's push address. The cookie marks the native app from then on; product specification §3.
 */
export const listenForPushAddress = (): void => {
  const owner = runtime();
  phone(owner).address = undefined;
  bridge.onPushAddress((address) => {
    phone(owner).address = address;
    Cookies.set('fcmtoken', address.fcmToken, { expires: 60, sameSite: 'lax' });
    void reportPushAddress(owner);
  });
};
