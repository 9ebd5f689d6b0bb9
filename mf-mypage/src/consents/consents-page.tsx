import { endpoints, type Consent } from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { useRemote } from '@dongne/platform';
import { Button, ListRow, Notice, PageBody, SkeletonRows, Stack, Text } from '@dongne/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ReadPage } from '../common/read-page';
import { labelOf, stateOf } from './consent-rules';
import { ConsentSheet } from './consent-sheet';
import { TermSheet } from './term-sheet';

/** 약관과 동의: consents with date and version, pending ones, and a way to revoke them. */
export const ConsentsPage = () => {
  const consents = useRemote(endpoints.consents, {}, { staleTime: 0 });
  return (
    <ReadPage
      read={consents}
      skeleton={<SkeletonRows rows={5} />}
      loading="약관과 동의를 불러오는 중이에요"
      failure="약관과 동의를 불러오지 못했어요"
    >
      {(value) => <Consents consents={value} />}
    </ReadPage>
  );
};

const Consents = ({ consents }: { consents: readonly Consent[] }) => {
  const asked = consents.filter(({ isAsked }) => isAsked);
  const [isOpen, setIsOpen] = useState(asked.length > 0);
  const [opened, setOpened] = useState<Consent['term']>();
  const shown = consents.find(({ term }) => term === opened);
  return (
    <PageBody>
      <Stack $gap={5}>
        {asked.length > 0 && (
          <Notice
            tone="brand"
            action={
              <Button size="small" tone="secondary" onClick={() => setIsOpen(true)}>
                답하기
              </Button>
            }
          >
            다시 여쭤볼 내용이 {asked.length}개 있어요.
          </Notice>
        )}
        <ul aria-label="약관과 동의">
          {consents.map((consent) => (
            <li key={consent.term}>
              <ListRow
                as="button"
                title={labelOf(consent.term)}
                description={stateOf(consent)}
                onClick={() => setOpened(consent.term)}
              />
            </li>
          ))}
        </ul>
        <Text as="p" $type="label" $color="secondary">
          혜택·이벤트 알림은 <Link to={mypagePaths.alarmSetting()}>알림 설정</Link>에서 언제든 켜고 끌 수 있어요.
        </Text>
      </Stack>
      {shown !== undefined && <TermSheet consent={shown} onClose={() => setOpened(undefined)} />}
      {isOpen && asked.length > 0 && <ConsentSheet asked={asked} onClose={() => setIsOpen(false)} />}
    </PageBody>
  );
};
