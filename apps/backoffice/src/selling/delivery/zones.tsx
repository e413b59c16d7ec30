import type { StaffZoneWire } from '@dukan/domain/selling/delivery/staff-delivery.api.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import { deliveryTexts } from '@dukan/i18n/texts/backoffice/delivery-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { Names, NO_NAMES, nameIn } from '../../ui/editor/names.tsx';
import { TableEditor } from '../../ui/editor/table-editor.tsx';

export function Zones() {
	const { t, c, language } = useTexts(deliveryTexts);
	const money = (tenge: number | null) => (tenge === null ? '—' : formatTenge(language, tenge));
	return (
		<TableEditor<StaffZoneWire>
			call="zones"
			right="editDelivery"
			label={t('part.zones')}
			addLabel={t('zone.add')}
			rowKey={({ code }) => code}
			rowName={(row) => nameIn(row, language)}
			ordered
			problems={{ wrong: t('zone.wrong') }}
			blank={{
				code: '',
				...NO_NAMES,
				price_tenge: 2000,
				free_from_tenge: null,
				min_days: 0,
				max_days: 1,
				express_price_tenge: null,
				express_minutes: null,
			}}
			columns={[
				{ key: 'name', title: t('district.zone'), cell: (row) => <Names row={row} /> },
				{
					key: 'price',
					title: t('zone.price'),
					align: 'end',
					cell: ({ price_tenge }) => money(price_tenge),
				},
				{
					key: 'free',
					title: t('zone.freeFrom'),
					align: 'end',
					cell: ({ free_from_tenge }) => money(free_from_tenge),
				},
				{
					key: 'days',
					title: t('zone.days'),
					align: 'end',
					cell: ({ min_days, max_days }) => `${min_days}–${max_days}`,
				},
				{
					key: 'express',
					title: t('zone.expressPrice'),
					align: 'end',
					cell: ({ express_price_tenge }) => money(express_price_tenge),
				},
			]}
			fields={[
				{ kind: 'texts', key: 'name', label: c('common.name') },
				{ kind: 'line', key: 'code', label: t('zone.code'), hint: t('zone.codeHint'), fixed: true },
				{ kind: 'manat', key: 'price_tenge', label: t('zone.price') },
				{
					kind: 'manat',
					key: 'free_from_tenge',
					label: t('zone.freeFrom'),
					hint: t('zone.never'),
					orNone: true,
				},
				{ kind: 'number', key: 'min_days', label: t('zone.minDays'), hint: t('zone.daysHint') },
				{ kind: 'number', key: 'max_days', label: t('zone.maxDays') },
				{
					kind: 'manat',
					key: 'express_price_tenge',
					label: t('zone.expressPrice'),
					hint: t('zone.expressHint'),
					orNone: true,
				},
				{ kind: 'number', key: 'express_minutes', label: t('zone.expressMinutes'), orNone: true },
			]}
		/>
	);
}
