import type { StaffRight } from '@dukan/domain/staff/access/staff-rights.ts';
import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useMember } from '../platform/session.ts';
import { useTexts } from '../platform/texts.tsx';
import { Page } from '../ui/page.tsx';

/**
 * Shows a message to members of staff without the right. The server refuses their calls in any case. The key
 * makes each order, customer or product a new screen, so that nothing typed for one is sent for another.
 */
export function guarded(right: StaffRight, Screen: () => ReactNode) {
	return function Guarded() {
		const { may } = useMember();
		const { c } = useTexts(shellTexts);
		const { id } = useParams();
		return may(right) ? <Screen key={id} /> : <Page title={c('problem.not_allowed')}>{null}</Page>;
	};
}
