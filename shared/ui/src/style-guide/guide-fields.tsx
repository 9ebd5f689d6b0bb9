import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../buttons/button';
import { IconButton } from '../buttons/icon-button';
import { Checkbox } from '../fields/checkbox';
import { ChoiceGroup } from '../fields/choice-group';
import { RadioGroup } from '../fields/radio-group';
import { Stepper } from '../fields/stepper';
import { Switch } from '../fields/switch';
import { TextArea } from '../fields/text-area';
import { TextField } from '../fields/text-field';
import { Section } from '../layout/section';
import { Stack } from '../layout/stack';

const SLOTS = [
  { value: '09', label: '09:00~11:00', disabled: true },
  { value: '11', label: '11:00~13:00' },
  { value: '13', label: '13:00~15:00' },
  { value: '15', label: '15:00~17:00' },
] as const;

const PLACES = [
  { value: 'door', label: '문 앞', description: '수거백을 문 앞에 두면 가져가요' },
  { value: 'guard', label: '경비실', description: '경비실에 맡겨 주세요' },
  { value: 'box', label: '무인 택배함', disabled: true },
] as const;

/** All form fields. */
export function GuideFields() {
  const [count, setCount] = useState(3);
  const [slot, setSlot] = useState<'09' | '11' | '13' | '15' | null>('11');
  const [place, setPlace] = useState<'door' | 'guard' | 'box' | null>('door');
  return (
    <Section title="입력">
      <Stack $gap={6}>
        <TextField label="휴대폰 번호" inputMode="tel" placeholder="010-0000-0000" hint="숫자만 입력해도 돼요." />
        <TextField
          label="인증번호"
          inputMode="numeric"
          defaultValue="12345"
          error="인증번호가 맞지 않아요."
          suffix={
            <Button size="small" tone="secondary">
              다시 받기
            </Button>
          }
        />
        <TextField
          label="주소 검색"
          hideLabel
          type="search"
          defaultValue="삼성동"
          prefix={<Search size={20} aria-hidden="true" />}
          suffix={
            <IconButton label="지우기">
              <X size={20} aria-hidden="true" />
            </IconButton>
          }
        />
        <TextField label="추천인 코드" defaultValue="dongne12" disabled />
        <TextArea label="요청사항" placeholder="세탁소에 알릴 내용을 적어 주세요." maxLetters={500} />
        <ChoiceGroup label="수거 시간" columns={2} choices={SLOTS} value={slot} onChange={setSlot} />
        <RadioGroup label="수거 장소" choices={PLACES} value={place} onChange={setPlace} />
        <div>
          <Stepper label="세탁물 수량" unit="개" min={1} max={99} value={count} onChange={setCount} />
          <Switch label="프리미엄 세탁" description="명품과 고급 의류를 따로 관리해요" defaultChecked />
          <Switch label="얼룩이 있어요" />
          <Switch label="수선이 필요해요" disabled />
        </div>
        <div>
          <Checkbox
            label="약관에 동의해요"
            defaultChecked
            trailing={
              <Button size="small" tone="ghost">
                보기
              </Button>
            }
          />
          <Checkbox label="이용약관 (필수)" error="필수 약관에 동의해 주세요." />
          <Checkbox label="혜택 알림 받기 (선택)" disabled />
        </div>
      </Stack>
    </Section>
  );
}
