import { endpoints, type RequestDetail } from '@dongne/contract';
import { applicatePaths, mypagePaths, payMethodPaths, usagePaths } from '@dongne/contract/paths';
import { popups, useRemote } from '@dongne/platform';
import { ListRow, Section } from '@dongne/ui';
import { Bell, CalendarPlus, CreditCard } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CollectionTime } from '../common/collection-time';
import { shareOrSaveFile } from '../common/share-or-save-file';
import { useMyCard } from '../payment/use-my-card';
import { calendarText } from './calendar-file';

/** Helpful until the collection: a card, the calendar, messages; the first and last only where they are missing. */
export const NextSteps = ({ request }: { request: RequestDetail }) => {
  const card = useMyCard();
  // A failed read leaves the row out: the page is about the order.
  const alarm = useRemote(endpoints.alarm, {}, { meta: {} });
  const isSilent = alarm.state === 'ready' && !alarm.value.order;
  return (
    <Section title="미리 해 두면 편해요">
      <ul>
        {card === null && (
          <li>
            <ListRow
              as={Link}
              to={payMethodPaths.card(applicatePaths.complete(request.applicationId))}
              leading={<CreditCard size={24} aria-hidden="true" />}
              title="카드 등록하기"
              description="금액을 승인하시면 등록한 카드로 결제돼요"
            />
          </li>
        )}
        <li>
          <ListRow
            as="button"
            onClick={() => void keepInCalendar(request)}
            leading={<CalendarPlus size={24} aria-hidden="true" />}
            title="캘린더에 담기"
            description={
              <>
                <CollectionTime request={request} /> 수거
              </>
            }
          />
        </li>
        {isSilent && (
          <li>
            <ListRow
              as={Link}
              to={mypagePaths.alarmSetting()}
              leading={<Bell size={24} aria-hidden="true" />}
              title="알림 켜기"
              description="수거와 금액 소식을 휴대폰으로 알려 드려요"
            />
          </li>
        )}
      </ul>
    </Section>
  );
};

const keepInCalendar = async (request: RequestDetail): Promise<void> => {
  const page = new URL(usagePaths.detail(request.applicationId), window.location.href).href;
  const file = new File([calendarText(request, page)], `pickup-${request.applicationId}.ics`, {
    type: 'text/calendar',
  });
  try {
    if ((await shareOrSaveFile(file)) === 'saved') popups.toast('캘린더 파일을 저장했어요. 열면 일정이 담겨요');
  } catch {
    popups.toast('이 기기에서는 캘린더에 담을 수 없어요', { tone: 'error' });
  }
};
