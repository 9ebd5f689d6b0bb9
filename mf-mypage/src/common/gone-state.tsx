import { Button, EmptyBoxPicture, EmptyState } from '@dongne/ui';
import { Link } from 'react-router-dom';

interface GoneStateProps {
  readonly title: string;
  /** The list it would have stood in. */
  readonly listPath: string;
  readonly listLabel: string;
}

/** What the URL names is not there (any more); its list is the way on. */
export const GoneState = ({ title, listPath, listLabel }: GoneStateProps) => (
  <EmptyState
    picture={<EmptyBoxPicture />}
    title={title}
    text="주소가 바뀌었거나 더 이상 볼 수 없어요."
    action={
      <Button as={Link} to={listPath} size="small" tone="secondary">
        {listLabel}
      </Button>
    }
  />
);
