import { OWNER } from '@dukan/domain/staff/access/staff-rights.ts';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { SECTIONS } from '../platform/sections.ts';
import { useMember } from '../platform/session.ts';
import { useSettings } from '../shop/settings/use-settings.ts';
import { Waiting } from '../ui/page.tsx';

/**
 * Opens the first section that the member of staff may see. An owner gets the guide the first time (OWN-03),
 * and a courier gets the courier's page.
 */
export function Component() {
	const { may, role } = useMember();
	const settings = useSettings({ enabled: role === OWNER });
	const first = SECTIONS.find(({ right }) => may(right));
	const isCourier = !first && may('deliver');
	useEffect(() => {
		if (isCourier) window.location.replace('/courier');
	}, [isCourier]);
	if (isCourier) return null;
	if (role === OWNER && settings.isPending) return <Waiting />;
	if (settings.data && !settings.data.guide.closed) return <Navigate to="/guide" replace />;
	return <Navigate to={first?.path ?? '/account'} replace />;
}
