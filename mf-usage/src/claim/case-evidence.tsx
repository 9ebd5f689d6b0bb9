import type { ClaimCase, RequestPhoto } from '@dongne/contract';
import { KeyValueList, Section, Text } from '@dongne/ui';
import styled from 'styled-components';
import { PhotoRow } from '../common/photo-row';

/** 함께 전달된 자료: counts and photos from collection to return, also visible to the shop and support. */
export const CaseEvidence = ({ claim: { evidence } }: { claim: ClaimCase }) => (
  <Section title="함께 전달된 자료" description="세탁소와 동네세탁도 같은 자료를 봐요.">
    <KeyValueList
      rows={[
        { key: '신청한 개수', value: `${evidence.pieces.announced}개` },
        ...(evidence.pieces.counted === null
          ? []
          : [{ key: '세탁소가 확인한 개수', value: `${evidence.pieces.counted}개` }]),
        ...(evidence.itemNote === '' ? [] : [{ key: '세탁 전 세탁소 메모', value: evidence.itemNote }]),
      ]}
    />
    <Photos title="수거할 때" photos={evidence.collectPhotos} />
    <Photos title="세탁 전 품목" photos={evidence.itemPhotos} />
    <Photos title="배송할 때" photos={evidence.deliveredPhotos} />
    <Photos title="신청할 때" photos={evidence.myPhotos} />
  </Section>
);

const Photos = ({ title, photos }: { readonly title: string; readonly photos: readonly RequestPhoto[] }) =>
  photos.length > 0 && (
    <>
      <Title as="h3" $type="labelStrong">
        {title}
      </Title>
      <PhotoRow name={`${title} 사진`} photos={photos} />
    </>
  );

const Title = styled(Text)`
  margin-top: ${({ theme }) => theme.space[4]};
`;
