import { isNativeApp } from '@dongne/platform';
import { Section, Switch } from '@dongne/ui';
import { useWebPush } from './use-web-push';

/** Push messages of this browser. The native app has its own. */
export const WebPushSection = () => (isNativeApp() ? null : <BrowserSwitch />);

const BrowserSwitch = () => {
  const { shown, change } = useWebPush();
  if (shown === undefined) return null;
  return (
    <Section title="이 브라우저">
      <Switch
        label="브라우저 알림"
        description={shown.sentence}
        checked={shown.isOn}
        disabled={!shown.isUsable}
        onChange={({ target }) => change(target.checked)}
      />
    </Section>
  );
};
