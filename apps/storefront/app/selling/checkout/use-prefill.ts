import { splitAddress } from '@dukan/domain/shop/regions/postal-address.ts';
import { useEffect, useState } from 'react';
import { clearSession } from '../../people/accounts/session-store.ts';
import { getApi } from '../../platform/api-client.ts';
import { checkoutDraft } from './checkout-draft.ts';
import type { CheckoutDraft } from './read-checkout-draft.ts';
import { changedPlace, placeOf, type SavedAddress } from './saved-place.ts';

/** The beginning of the token is enough to tell one sign-in from another. */
const sessionOf = (token: string) => token.slice(0, 8);

/** S22: returns false if the draft may be another person's. It is then not shown. */
export function isOwnDraft({ session }: CheckoutDraft, token: string): boolean {
	return session === '' || session === sessionOf(token);
}

/**
 * Fills the empty fields once in each sign-in, from the profile and the default address. Before that, it
 * clears the draft of another person. Until it is done an order must wait, because it would be refused for a
 * missing name.
 */
export function usePrefill(
	token: string,
	{ prefilled }: CheckoutDraft,
	saved: readonly SavedAddress[] | undefined,
) {
	const [failed, setFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends the requests again
	useEffect(() => {
		const fill = async () => {
			await checkoutDraft.ready();
			const session = sessionOf(token);
			// A new draft gets this sign-in at once, so that the person can type even if the profile cannot
			// be loaded.
			if (checkoutDraft.get().session === '') checkoutDraft.dispatch({ type: 'set', fields: { session } });
			const isOwn = checkoutDraft.get().session === session;
			if (!saved) return;
			if (isOwn && checkoutDraft.get().prefilled) return takeEdited(saved);
			setFailed(false);
			// The API's address ends with the region, which is a field of its own here.
			const [{ body }, names] = await Promise.all([getApi('/api/user_show/', { token }), regionNames()]);
			if (!body) return setFailed(true);
			if (body.token === false) return clearSession();
			if (!isOwn && checkoutDraft.get().owner !== body.u_id) checkoutDraft.dispatch({ type: 'clear' });
			const { name, phone, address, regionId, districtId } = checkoutDraft.get();
			const [preset] = saved;
			const isTyped = address !== '' || districtId !== undefined;
			checkoutDraft.dispatch({
				type: 'set',
				fields: {
					prefilled: true,
					owner: body.u_id,
					session,
					name: name || body.u_name,
					phone: phone || body.u_phone_1,
					address: address || splitAddress(body.u_address_1, names).detail,
					regionId: regionId ?? body.region_id ?? undefined,
					...(preset && !isTyped && placeOf(preset)),
				},
			});
			takeEdited(saved);
		};
		void fill();
	}, [token, saved, attempt]);
	return { failed, busy: !prefilled && !failed, retry: () => setAttempt(attempt + 1) };
}

function takeEdited(saved: readonly SavedAddress[]): void {
	const fields = changedPlace(checkoutDraft.get(), saved);
	if (fields) checkoutDraft.dispatch({ type: 'set', fields });
}

async function regionNames(): Promise<string[]> {
	const { body } = await getApi('/api/all/regions');
	return (body?.data ?? []).flatMap(({ regions_en, regions_ru, regions_tm }) => [
		regions_en,
		regions_ru,
		regions_tm,
	]);
}
