import type { StaffZoneWire } from '@dukan/domain/selling/delivery/staff-delivery.api.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import { deliveryTexts } from '@dukan/i18n/texts/backoffice/delivery-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { nameIn } from '../../ui/editor/name-in.ts';
import { Names, NO_NAMES } from '../../ui/editor/names.tsx';
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
				priceTenge: 2000,
				freeFromTenge: null,
				minDays: 0,
				maxDays: 1,
				expressPriceTenge: null,
				expressMinutes: null,
			}}
			columns={[
				{ key: 'name', title: t('district.zone'), cell: (row) => <Names row={row} /> },
				{
					key: 'price',
					title: t('zone.price'),
					align: 'end',
					cell: ({ priceTenge }) => money(priceTenge),
				},
				{
					key: 'free',
					title: t('zone.freeFrom'),
					align: 'end',
					cell: ({ freeFromTenge }) => money(freeFromTenge),
				},
				{
					key: 'days',
					title: t('zone.days'),
					align: 'end',
					cell: ({ minDays, maxDays }) => `${minDays}–${maxDays}`,
				},
				{
					key: 'express',
					title: t('zone.expressPrice'),
					align: 'end',
					cell: ({ expressPriceTenge }) => money(expressPriceTenge),
				},
			]}
			fields={[
				{ kind: 'texts', key: 'name', label: c('common.name') },
				{ kind: 'line', key: 'code', label: t('zone.code'), hint: t('zone.codeHint'), fixed: true },
				{ kind: 'manat', key: 'priceTenge', label: t('zone.price') },
				{
					kind: 'manat',
					key: 'freeFromTenge',
					label: t('zone.freeFrom'),
					hint: t('zone.never'),
					orNone: true,
				},
				{ kind: 'number', key: 'minDays', label: t('zone.minDays'), hint: t('zone.daysHint') },
				{ kind: 'number', key: 'maxDays', label: t('zone.maxDays') },
				{
					kind: 'manat',
					key: 'expressPriceTenge',
					label: t('zone.expressPrice'),
					hint: t('zone.expressHint'),
					orNone: true,
				},
				{ kind: 'number', key: 'expressMinutes', label: t('zone.expressMinutes'), orNone: true },
			]}
		/>
	);
}
