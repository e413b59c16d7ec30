import type { AddressWire } from '@dukan/domain/people/accounts/address-book.api.ts';
import { MAX_ADDRESSES } from '@dukan/domain/people/accounts/address-book.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Button } from '@dukan/ui/button.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { useRef, useState } from 'react';
import { useAccountTexts } from '../../platform/texts.tsx';
import { AddressDialog } from './address-dialog.tsx';
import styles from './profile.module.css';
import { useAddresses } from './use-addresses.ts';

/** ACCT-03: lists delivery addresses, each of which can be edited, deleted or made the default. */
export function AddressList({ token }: { token: string }) {
	const { t } = useAccountTexts();
	const { addresses, failed, load, add, change, preset, remove } = useAddresses(token);
	const [editing, setEditing] = useState<{ address: AddressWire | undefined }>();
	const title = useRef<HTMLHeadingElement>(null);

	/**
	 * After the change the clicked button may have disappeared with its row, so the focus moves to the
	 * section's title.
	 */
	const act = async (response: Promise<{ refusal?: unknown }>, said: string) => {
		const { refusal } = await response;
		showToast(refusal ? t('auth.error.tryAgain') : said, refusal ? 'problem' : undefined);
		title.current?.focus();
	};
	return (
		<section className={styles.section} aria-labelledby="addresses">
			<h2 id="addresses" ref={title} tabIndex={-1}>
				{t('profile.addresses')}
			</h2>
			{failed && (
				<Button look="secondary" onClick={load}>
					{t('common.retry')}
				</Button>
			)}
			{addresses?.length === 0 && <p className={styles.note}>{t('profile.noAddresses')}</p>}
			<ul className={styles.sessions}>
				{addresses?.map((address) => (
					<AddressRow
						key={address.id}
						address={address}
						onEdit={() => setEditing({ address })}
						onPreset={() => act(preset(address.id), t('profile.saved'))}
						onRemove={() => act(remove(address.id), t('profile.addressDeleted'))}
					/>
				))}
			</ul>
			{addresses && addresses.length < MAX_ADDRESSES && (
				<Button look="secondary" onClick={() => setEditing({ address: undefined })}>
					{t('profile.addAddress')}
				</Button>
			)}
			{editing && (
				<AddressDialog
					address={editing.address}
					send={(body) => (editing.address ? change(editing.address.id, body) : add(body))}
					onClose={() => setEditing(undefined)}
				/>
			)}
		</section>
	);
}

type RowProps = {
	address: AddressWire;
	onEdit: () => void;
	onPreset: () => void;
	onRemove: () => void;
};

function AddressRow({ address: { address, region, district, preset }, ...on }: RowProps) {
	const { language, t } = useAccountTexts();
	const place = [region, district].flatMap((one) => one?.[`name_${language}`] ?? []).join(', ');
	const named = <span className="visually-hidden">: {address}</span>;
	return (
		<li>
			<div>
				<p className={styles.device}>
					{address} {preset && <Badge look="quiet">{t('profile.preset')}</Badge>}
				</p>
				<p className={styles.note}>{place || t('delivery.chooseRegion')}</p>
			</div>
			<div className={styles.rowActions}>
				{!preset && (
					<Button look="quiet" onClick={on.onPreset}>
						{t('profile.makePreset')}
						{named}
					</Button>
				)}
				<Button look="quiet" onClick={on.onEdit}>
					{t('common.edit')}
					{named}
				</Button>
				<Button look="quiet" onClick={on.onRemove}>
					{t('common.delete')}
					{named}
				</Button>
			</div>
		</li>
	);
}
