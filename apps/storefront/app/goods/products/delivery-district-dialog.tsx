import { Button } from '@dukan/ui/button.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import { Select } from '@dukan/ui/field.tsx';
import { Spinner } from '@dukan/ui/spinner.tsx';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import { useRegions } from '../../platform/use-regions.ts';
import styles from './delivery-district-dialog.module.css';
import { deliveryDistrict } from './delivery-district-store.ts';

/** Asks for the region, then for the district. The list is fetched when the dialog opens. */
export function DeliveryDistrictDialog({ onClose }: { onClose: () => void }) {
	const { language, t } = useTexts();
	const { list: regions, failed, load } = useRegions();
	const chosen = deliveryDistrict.use();
	const known = regions.find(({ districts }) => districts.some(({ id }) => id === chosen?.districtId));
	const [regionId, setRegionId] = useState<number>();
	const region = regions.find(({ id }) => id === regionId) ?? known ?? regions[0];

	const save = (form: FormData) => {
		const district = region?.districts.find(({ id }) => id === Number(form.get('district')));
		if (!district) return;
		const { id, name_en: en, name_ru: ru, name_tm: tm, delivery, express } = district;
		deliveryDistrict.choose({ districtId: id, names: { en, ru, tm }, delivery, express });
		onClose();
	};

	return (
		<Dialog open onClose={onClose} title={t('delivery.chooseRegion')}>
			{failed && (
				<div className={styles.form}>
					<p role="alert">{t('error.load')}</p>
					<Button look="secondary" onClick={load}>
						{t('common.reload')}
					</Button>
				</div>
			)}
			{!region && !failed && (
				<p className={styles.wait} role="status">
					<Spinner />
					{t('common.loading')}
				</p>
			)}
			{region && (
				<form action={save} className={styles.form}>
					<Select
						label={t('delivery.welayat')}
						name="region"
						value={region.id}
						onChange={(event) => setRegionId(Number(event.target.value))}
					>
						{regions.map((one) => (
							<option key={one.id} value={one.id}>
								{one[`regions_${language}`]}
							</option>
						))}
					</Select>
					<Select
						key={region.id}
						label={t('delivery.region')}
						name="district"
						defaultValue={region === known ? chosen?.districtId : undefined}
					>
						{region.districts.map((district) => (
							<option key={district.id} value={district.id}>
								{district[`name_${language}`]}
							</option>
						))}
					</Select>
					<Button type="submit" wide>
						{t('common.save')}
					</Button>
				</form>
			)}
		</Dialog>
	);
}
