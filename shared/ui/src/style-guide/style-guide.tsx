import styled from 'styled-components';
import { Divider } from '../layout/divider';
import { PageBody } from '../layout/page-body';
import { Text } from '../layout/text';
import { GuideButtons } from './guide-buttons';
import { GuideFeedback } from './guide-feedback';
import { GuideFields } from './guide-fields';
import { GuideFoundations } from './guide-foundations';
import { GuideLists } from './guide-lists';
import { GuideOverlays } from './guide-overlays';
import { GuidePictures } from './guide-pictures';

/**
 * Style guide of the package in every state, for `/Style`. Development only, with an entry point of its own:
 * `@dongne/ui/style-guide`.
 */
export function StyleGuide() {
  return (
    <PageBody>
      <Intro>
        <Text as="h1" $type="title1">
          디자인 시스템
        </Text>
        <Text $type="label" $color="tertiary">
          화면에 쓰는 모든 부품과 그 상태예요.
        </Text>
      </Intro>
      <GuideFoundations />
      <Divider $thick />
      <GuideButtons />
      <Divider $thick />
      <GuideFields />
      <Divider $thick />
      <GuideLists />
      <Divider $thick />
      <GuideFeedback />
      <Divider $thick />
      <GuidePictures />
      <Divider $thick />
      <GuideOverlays />
    </PageBody>
  );
}

const Intro = styled.header`
  padding: ${({ theme }) => theme.space[4]} 0;
`;
