import { CARD_PROVIDERS } from './pages/card-pages';

/** Devices of stories; a phone is the default. */
const DEVICES = {
  desktop: { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 },
  phone: {},
} as const;

/** Windows of every card provider on every device: their protocols differ. */
export const WINDOWS = CARD_PROVIDERS.flatMap((provider) =>
  (['desktop', 'phone'] as const).map((device) => ({ provider, device, options: DEVICES[device] })),
);
