import type { StaffRole } from '@dukan/domain/staff/access/staff-rights.ts';
import type { Page } from '@playwright/test';
import { signInStaff } from '../apps/server/src/testing/staff.ts';
import { inDatabase } from './in-database.ts';

/** Creates a member of staff with this role, and signs them in on this browser. */
export async function signInTo(
	page: Page,
	role: StaffRole,
	path = '',
): Promise<{ id: number; cookie: string }> {
	const member = await inDatabase((db) => signInStaff(db, new Date(), role));
	const url = new URL('/api/staff', process.env.BASE_URL).href;
	await page.context().addCookies([{ name: 'staff', value: member.cookie.replace('staff=', ''), url }]);
	// Orders of parallel tests would ring. A browser that no one has touched logs a warning for the sound.
	await page.addInitScript(() => localStorage.setItem('office.sound', 'off'));
	await page.goto(`/backoffice/${path}`);
	await page.locator('main#content').waitFor();
	return member;
}
