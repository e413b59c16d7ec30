import type { ImportWire } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import { formatInteger, formatPrice } from '@dukan/i18n/format/number.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { priceListTexts } from '@dukan/i18n/texts/backoffice/price-list-texts.ts';
import { sheetColumnTexts } from '@dukan/i18n/texts/backoffice/sheet-column-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import { Card } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';

/** Lists unusually large changes of prices, the largest first. */
export function ImportWarnings({ view }: { view: ImportWire }) {
	const { t, language } = useTexts(priceListTexts);
	const { t: sheets } = useTexts(importsTexts);
	const { t: columns } = useTexts(sheetColumnTexts);
	return (
		<Card title={t('warn.title')}>
			<p className={form.problem}>
				{t('warn.hint', { count: formatInteger(language, view.warned), percent: view.warnPercent })}
			</p>
			<PlainTable
				label={t('warn.title')}
				rows={view.warnings}
				rowKey={({ row }) => row}
				columns={[
					{
						key: 'row',
						title: view.kind === 'reprice' ? columns('id') : sheets('errors.row'),
						cell: ({ row }) => row,
					},
					{ key: 'product', title: t('warn.product'), cell: ({ id, name }) => `${name} (${id})` },
					{
						key: 'was',
						title: t('warn.was'),
						align: 'end',
						cell: ({ wasTenge }) => formatPrice(language, wasTenge),
					},
					{
						key: 'now',
						title: t('warn.now'),
						align: 'end',
						cell: ({ nowTenge }) => formatPrice(language, nowTenge),
					},
					{
						key: 'change',
						title: t('warn.change'),
						align: 'end',
						cell: ({ percent }) => (
							<strong>
								{percent > 0 ? '+' : '−'}
								{formatInteger(language, Math.abs(percent))} %
							</strong>
						),
					},
				]}
			/>
		</Card>
	);
}
