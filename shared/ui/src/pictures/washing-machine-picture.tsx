import { useTheme } from 'styled-components';
import { PictureFrame, type PictureProps } from './picture-frame';

/** A washing machine: washing, waiting, how it works. */
export function WashingMachinePicture({ size = 120 }: PictureProps) {
  const { picture } = useTheme().color;
  return (
    <PictureFrame size={size}>
      <ellipse cx="60" cy="104" rx="40" ry="5" fill={picture.shade} />
    </PictureFrame>
  );
}
