import { pressBack } from '@dongne/platform';
import { ComingSoon } from '@dongne/ui';

/** A route of this remote that has no page yet. */
export const PreparingPage = () => <ComingSoon onBack={() => pressBack()} />;
