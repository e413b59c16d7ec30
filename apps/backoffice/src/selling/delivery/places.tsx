import type {
	StaffDistrictWire,
	StaffRegionWire,
} from '@dukan/domain/selling/delivery/staff-delivery.api.ts';
import { deliveryTexts } from '@dukan/i18n/texts/backoffice/delivery-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { nameIn } from '../../ui/editor/name-in.ts';
import { Names, NO_NAMES } from '../../ui/editor/names.tsx';
import { TableEditor } from '../../ui/editor/table-editor.tsx';
import { Waiting } from '../../ui/page.tsx';

export function Regions() {
	const { t, c, language } = useTexts(deliveryTexts);
	return (
		<TableEditor<StaffRegionWire>
			call="regions"
			right="editDelivery"
			label={t('part.regions')}
			addLabel={t('region.add')}
			rowKey={({ id }) => String(id)}
			rowName={(row) => nameIn(row, language)}
			ordered
			blank={{ ...NO_NAMES }}
			columns={[{ key: 'name', title: c('common.name'), cell: (row) => <Names row={row} /> }]}
			fields={[{ kind: 'texts', key: 'name', label: c('common.name') }]}
		/>
	);
}

export function Districts() {
	const { t, c, language } = useTexts(deliveryTexts);
	const regions = useRead('regions');
	const zones = useRead('zones');
	if (!regions.data || !zones.data)
		return (
			<Waiting
				error={regions.error ?? zones.error}
				retry={() => void (regions.error ? regions : zones).refetch()}
			/>
		);
	const regionChoices = regions.data.map((row) => ({ value: String(row.id), title: nameIn(row, language) }));
	const zoneChoices = zones.data.map((zone) => ({ value: zone.code, title: nameIn(zone, language) }));
	const zoneName = (code: string) => zoneChoices.find(({ value }) => value === code)?.title ?? code;
	const yesNo = (yes: boolean) => (yes ? c('common.yes') : c('common.no'));
	return (
		<TableEditor<StaffDistrictWire>
			call="districts"
			right="editDelivery"
			label={t('part.districts')}
			addLabel={t('district.add')}
			rowKey={({ id }) => String(id)}
			rowName={(row) => nameIn(row, language)}
			ordered
			searched
			parent={{ label: t('district.region'), column: 'regionId', choices: regionChoices, orAll: true }}
			blank={{
				...NO_NAMES,
				regionId: regions.data[0]?.id ?? null,
				zone: zones.data[0]?.code ?? '',
				delivery: true,
				express: false,
			}}
			problems={{ wrong: t('district.noExpress') }}
			columns={[
				{ key: 'name', title: c('common.name'), cell: (row) => <Names row={row} /> },
				{ key: 'zone', title: t('district.zone'), cell: ({ zone }) => zoneName(zone) },
				{ key: 'delivery', title: t('district.delivery'), cell: ({ delivery }) => yesNo(delivery) },
				{ key: 'express', title: t('zone.express'), cell: ({ express }) => yesNo(express) },
			]}
			fields={[
				{ kind: 'texts', key: 'name', label: c('common.name') },
				{
					kind: 'choice',
					key: 'regionId',
					label: t('district.region'),
					choices: regionChoices,
					numeric: true,
				},
				{ kind: 'choice', key: 'zone', label: t('district.zone'), choices: zoneChoices },
				{ kind: 'yesNo', key: 'delivery', label: t('district.delivery') },
				{ kind: 'yesNo', key: 'express', label: t('district.express') },
			]}
		/>
	);
}
