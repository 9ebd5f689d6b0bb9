/** Terms at registration: separate checkboxes, none checked by default; source: docs/domain/consent.md. */
export const REGISTRATION_TERMS = [
  { key: 'service', label: '서비스 이용약관 동의', required: true },
  { key: 'privacy', label: '개인정보 수집·이용 동의', required: true },
  { key: 'location', label: '위치기반 서비스 이용약관 동의', required: false },
  { key: 'marketing', label: '혜택·이벤트 알림 받기', required: false },
  { key: 'night', label: '야간 혜택 알림 받기 (21시~08시)', required: false },
] as const;
export type RegistrationTerm = (typeof REGISTRATION_TERMS)[number]['key'];
