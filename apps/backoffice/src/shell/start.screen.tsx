import { Navigate } from 'react-router';
import { useMember } from '../platform/session.ts';
import { SECTIONS } from './sections.ts';

/** The first section that this person may open. */
export function Component() {
	const { may } = useMember();
	const first = SECTIONS.find(({ right }) => may(right));
	return <Navigate to={first?.path ?? '/account'} replace />;
}
