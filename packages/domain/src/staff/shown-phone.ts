import { formatPhone, maskPhone } from '../auth/phone.ts';
import { type StaffRole, staffMay } from './staff-rights.ts';

/** S15, S17: a customer's phone as this role sees it outside an order. The server masks it; screens get no more. */
export function shownPhone(role: StaffRole, digits: string): string {
	return staffMay(role, 'seePhones') ? formatPhone(digits) : maskPhone(digits);
}
