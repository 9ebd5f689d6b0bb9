import type { Member } from '@dongne/contract';
import { http } from '@dongne/platform';

/**
 * Gives the member another nickname.
 *
 * @throws {ApiError} `VALIDATION` with a sentence for `nickname`.
 */
export const changeNickname = (nickname: string): Promise<Member> => http.put('/member/nickname', { nickname });
