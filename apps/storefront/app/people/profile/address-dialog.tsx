import type { CallResult } from '@dukan/api-client/send-call.ts';
import { addressProblem } from '@dukan/domain/people/accounts/account-rules.ts';
import type { AddressBody, AddressWire } from '@dukan/domain/people/accounts/address-book.api.ts';
import { MAX_ADDRESSES } from '@dukan/domain/people/accounts/address-book.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { type FormEvent, useState } from 'react';
import { useAccountTexts } from '../../platform/texts.tsx';
import { useRegions } from '../../platform/use-regions.ts';
import { DistrictSelect } from '../accounts/district-select.tsx';
import { FIELD_TEXTS } from '../accounts/field-texts.ts';
import { focusFirstError } from '../accounts/focus-first-error.ts';
import { FormMessage } from '../accounts/form-message.tsx';
import { refusalText } from '../accounts/refusal-text.ts';
import styles from './profile.module.css';

type Props = {
	/** The address that is edited, or undefined for a new one. */
	address: AddressWire | undefined;
	send: (body: AddressBody) => Promise<CallResult<AddressWire>>;
	onClose: () => void;
};

/** ACCT-03: adds or edits an address with its district. */
export function AddressDialog({ address, send, onClose }: Props) {
	const { t } = useAccountTexts();
	const regions = useRegions();
	const [place, setPlace] = useState({ regionId: address?.region?.id, districtId: address?.district?.id });
	const [detail, setDetail] = useState(address?.address ?? '');
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const [message, setMessage] = useState<string>();
	const problem = addressProblem(detail);

	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		setTried(true);
		setMessage(undefined);
		if (problem || place.districtId === undefined) return focusFirstError(event.currentTarget);
		setBusy(true);
		const { refusal } = await send({ district_id: place.districtId, address: detail.trim() });
		setBusy(false);
		if (!refusal) {
			showToast(t('profile.saved'));
			return onClose();
		}
		if (refusal.code === 'already_exists') return setMessage(t('profile.addressExists'));
		if (refusal.code === 'address_limit')
			return setMessage(t('profile.addressLimit', { count: MAX_ADDRESSES }));
		setMessage(refusalText(t, refusal));
	};
	return (
		<Dialog open onClose={onClose} title={t(address ? 'profile.editAddress' : 'profile.addAddress')}>
			<form method="post" className={styles.form} onSubmit={save} noValidate>
				<FormMessage text={message} />
				<DistrictSelect
					regions={regions}
					{...place}
					error={tried && place.districtId === undefined ? t('delivery.chooseRegion') : undefined}
					onChange={setPlace}
				/>
				<Field
					label={t('profile.address')}
					name="address"
					hint={t('auth.addressHint')}
					autoComplete="street-address"
					value={detail}
					error={tried && problem ? t(FIELD_TEXTS[problem]) : undefined}
					onChange={(event) => setDetail(event.target.value)}
				/>
				<Button type="submit" wide busy={busy}>
					{t('common.save')}
				</Button>
			</form>
		</Dialog>
	);
}
