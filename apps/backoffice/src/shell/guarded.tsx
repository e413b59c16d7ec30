import type { StaffRight } from '@dukan/domain/staff/staff-rights.ts';
import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import type { ReactNode } from 'react';
import { useMember } from '../platform/session.ts';
import { useTexts } from '../platform/texts.tsx';
import { Page } from '../ui/page.tsx';

/** A screen that says so to who may not see it; the server refuses its calls in any case. */
export function guarded(right: StaffRight, Screen: () => ReactNode) {
	return function Guarded() {
		const { may } = useMember();
		const { c } = useTexts(shellTexts);
		return may(right) ? <Screen /> : <Page title={c('problem.not_allowed')}>{null}</Page>;
	};
}
