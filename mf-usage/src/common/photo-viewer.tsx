import { Button, Dialog } from '@dongne/ui';
import styled from 'styled-components';

interface PhotoViewerProps {
  /** Accessible name of the photo: `겨울 코트 사진 1`. */
  readonly name: string;
  readonly url: string;
  readonly onClose: () => void;
}

/** Dialog with one photo, as large as the screen allows. */
export const PhotoViewer = ({ name, url, onClose }: PhotoViewerProps) => (
  <Dialog
    open
    size="large"
    title={name}
    onEscape={onClose}
    actions={
      <Button size="medium" tone="ghost" onClick={onClose}>
        닫기
      </Button>
    }
  >
    <Large src={url} alt={name} />
  </Dialog>
);

const Large = styled.img`
  display: block;
  width: 100%;
  max-height: 56vh;
  object-fit: contain;
  background: ${({ theme }) => theme.color.surface.sunken};
  border-radius: ${({ theme }) => theme.radius.medium};
`;
