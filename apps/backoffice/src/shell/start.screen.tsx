import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useMember } from '../platform/session.ts';
import { SECTIONS } from './sections.ts';

/** The first section that this person may open; a courier's page is another. */
export function Component() {
	const { may } = useMember();
	const first = SECTIONS.find(({ right }) => may(right));
	const isCourier = !first && may('deliver');
	useEffect(() => {
		if (isCourier) window.location.replace('/courier');
	}, [isCourier]);
	if (isCourier) return null;
	return <Navigate to={first?.path ?? '/account'} replace />;
}
