import { type FieldProblems, profileProblems } from '@dukan/domain/people/accounts/account-forms.ts';
import type { UserWire } from '@dukan/domain/people/accounts/auth.api.ts';

type Person = Pick<UserWire, 'u_address_1' | 'region_id' | 'u_phone_1'>;
type Typed = { name: string; address: string; region: string; email: string };

/** AUTH-04: people who registered without an address can change the rest without giving one. */
export function hasPlace(
	{ u_address_1, region_id }: Pick<Person, 'u_address_1' | 'region_id'>,
	{ address, region }: Pick<Typed, 'address' | 'region'>,
): boolean {
	return u_address_1 !== '' || region_id !== null || address.trim() !== '' || region !== '';
}

/** AUTH-11: returns what is wrong with the typed personal data. */
export function personProblems(person: Person, typed: Typed): FieldProblems {
	const { name, address, email, region } = typed;
	const isPlaced = hasPlace(person, typed);
	return {
		...profileProblems({ name, email, ...(isPlaced && { address }) }, person.u_phone_1),
		...(isPlaced && region === '' && { region: 'region_required' as const }),
	};
}
