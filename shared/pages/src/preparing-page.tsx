import { pressBack } from '@dongne/platform';
import { ComingSoon } from '@dongne/ui';

/** Placeholder for a route of this remote without a page. */
export const PreparingPage = () => <ComingSoon onBack={() => pressBack()} />;
