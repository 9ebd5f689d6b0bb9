import { Switch, TextArea } from '@dongne/ui';
import { MEND_NOTE_MAX_LETTERS, type LaundryWishes } from './laundry-wishes';
import type { FormView } from '@dongne/pages';

interface MendFieldProps {
  readonly form: FormView<LaundryWishes>;
  readonly canMend: boolean;
}

/** Mending, described in words. Marking the place on a picture is a capability of its own. */
export const MendField = ({ form: { values, problems, change }, canMend }: MendFieldProps) => (
  <>
    <Switch
      label="수선이 필요해요"
      description={canMend ? '수선 금액도 먼저 알려 드려요' : '이 세탁소는 수선을 하지 않아요'}
      disabled={!canMend}
      checked={values.hasMend && canMend}
      onChange={(event) => change({ hasMend: event.target.checked })}
    />
    {values.hasMend && canMend && (
      <TextArea
        label="수선 내용"
        placeholder="예: 검정 바지 기장을 3cm 줄여 주세요"
        rows={3}
        maxLetters={MEND_NOTE_MAX_LETTERS}
        value={values.mendNote}
        onChange={(event) => change({ mendNote: event.target.value })}
        error={problems.mendNote}
      />
    )}
  </>
);
