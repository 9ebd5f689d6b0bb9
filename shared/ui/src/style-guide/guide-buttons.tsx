import { Bell, MapPin, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../buttons/button';
import { Chip } from '../buttons/chip';
import { IconButton } from '../buttons/icon-button';
import { Section } from '../layout/section';
import { Stack } from '../layout/stack';

const FILTERS = ['무료 배송', '멤버십', '주차', '수선'];

/** Buttons in their sizes, tones and states; chips. */
export function GuideButtons() {
  const [chosen, setChosen] = useState<readonly string[]>(['멤버십']);
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  return (
    <Section title="버튼">
      <Stack $gap={3}>
        <Button size="large">수거 신청하기</Button>
        <Button size="normal" tone="secondary">
          지도에서 보기
        </Button>
        <Button size="medium" tone="ghost">
          전화하기
        </Button>
        <Button size="small" tone="danger">
          회원 탈퇴
        </Button>
        <Button pending>신청하기</Button>
        <Button disabled>가입 완료</Button>
        <Button
          as="a"
          href="#button-link"
          tone="secondary"
          size="medium"
          icon={<MapPin size={20} aria-hidden="true" />}
        >
          주변 세탁소 찾기
        </Button>
        <Stack $direction="row" $gap={2}>
          <Button size="small">확인</Button>
          <Button size="small" tone="ghost">
            취소
          </Button>
          <Button size="small" tone="secondary" pending>
            저장
          </Button>
        </Stack>
        <Stack $direction="row" $gap={1}>
          <IconButton label="알림">
            <Bell aria-hidden="true" />
          </IconButton>
          <IconButton label="공유하기">
            <Share2 aria-hidden="true" />
          </IconButton>
          <IconButton label="공유할 수 없음" disabled>
            <Share2 aria-hidden="true" />
          </IconButton>
        </Stack>
        <Stack $direction="row" $gap={2} $wrap>
          {FILTERS.map((name) => (
            <Chip key={name} pressed={chosen.includes(name)} onClick={() => toggle(name)}>
              {name}
            </Chip>
          ))}
          <Chip pressed={false} disabled>
            주차 불가
          </Chip>
        </Stack>
      </Stack>
    </Section>
  );
}
