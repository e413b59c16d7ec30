import { formatPhone, maskPhone } from '../../base/text/phone.ts';
import { type StaffRight, staffMay } from './staff-rights.ts';

/**
 * S15, S17: returns a customer's phone as a member of staff with these rights sees it outside an order. The
 * server masks it, so that screens never receive the whole number.
 */
export function shownPhone(rights: readonly StaffRight[], digits: string): string {
	return staffMay(rights, 'seePhones') ? formatPhone(digits) : maskPhone(digits);
}
