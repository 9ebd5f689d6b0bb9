import { useTheme } from 'styled-components';
import { PictureFrame, type PictureProps } from './picture-frame';

/** A cloud without a connection: something could not be loaded. */
export function OfflineCloudPicture({ size = 120 }: PictureProps) {
  const { picture } = useTheme().color;
  return (
    <PictureFrame size={size}>
      <ellipse cx="60" cy="104" rx="40" ry="5" fill={picture.shade} />
    </PictureFrame>
  );
}
