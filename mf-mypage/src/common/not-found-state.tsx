import { Button, EmptyBoxPicture, EmptyState } from '@dongne/ui';
import { Link } from 'react-router-dom';

interface NotFoundStateProps {
  readonly title: string;
  /** Path of the list that contained it. */
  readonly listPath: string;
  readonly listLabel: string;
}

/** Not-found state of an article, with a link to its list. */
export const NotFoundState = ({ title, listPath, listLabel }: NotFoundStateProps) => (
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
