import { columnLetter } from '@dukan/domain/base/sheets/sheets.ts';
import { plainManat, typedNumber, typedTenge } from '@dukan/domain/base/text/typed-number.ts';
import type { ListGoods } from '@dukan/domain/goods/imports/list-goods.api.ts';
import {
	GOODS_COLUMNS,
	type GoodsColumn,
	guessGoods,
	guessHeading,
	headingTitles,
	LIST_COLUMNS,
	type ListColumn,
	type ListHeading,
} from '@dukan/domain/goods/imports/price-list.ts';
import type { ImportWire } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import { priceListTexts } from '@dukan/i18n/texts/backoffice/price-list-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field, Select } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { requireTyped } from '../../platform/require-typed.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import styles from './imports.module.css';
import { ListGoodsFields } from './list-goods-fields.tsx';

const UNKNOWN: ListHeading = { row: 0, article: -1, barcode: -1, price: -1 };
const SHOWN_ROWS = 12;
const isGoods = (column: string): column is GoodsColumn => GOODS_COLUMNS.some((one) => one === column);

/** STOCK-06: asks which row holds the headings and what each column means. */
export function PriceListMapping({ view }: { view: ImportWire }) {
	const { t } = useTexts(priceListTexts);
	const { preview, pricing } = view;
	const [heading, setHeading] = useState(() => guessHeading(preview) ?? UNKNOWN);
	const titles = headingTitles(preview, heading.row);
	const [places, setPlaces] = useState(() => guessGoods(titles));
	const [goods, setGoods] = useState<ListGoods>(view.listGoods);
	const changeGoods = (some: Partial<ListGoods>) => setGoods({ ...goods, ...some });
	const [rate, setRate] = useState(String(pricing.rate));
	const [markup, setMarkup] = useState(String(pricing.markupPercent));
	const [round, setRound] = useState(plainManat(pricing.roundTenge));
	const [warn, setWarn] = useState(String(pricing.warnPercent));
	const { save, busy, problem } = useSave({
		run: () =>
			change(`price_list_map/${view.id}`, {
				...heading,
				...places,
				goods,
				rate: requireTyped(typedNumber(rate), 'rate'),
				markupPercent: requireTyped(typedNumber(markup), 'markupPercent'),
				roundTenge: requireTyped(typedTenge(round), 'roundTenge'),
				warnPercent: requireTyped(typedNumber(warn), 'warnPercent'),
			}),
		changes: ['import', 'imports'],
		said: null,
	});
	const columnSelect = (column: ListColumn | GoodsColumn) => (
		<Select
			key={column}
			label={t(`map.${column}`)}
			value={String(isGoods(column) ? places[column] : heading[column])}
			error={problem(column, { required: t('map.required'), minimum: t('map.required') })}
			onChange={({ target }) => {
				const at = { [column]: Number(target.value) };
				if (isGoods(column)) setPlaces({ ...places, ...at });
				else setHeading({ ...heading, ...at });
			}}
		>
			<option value="-1">{t('map.none')}</option>
			{titles.map((title, at) => (
				<option key={columnLetter(at)} value={at}>
					{t('map.column', { letter: columnLetter(at), title })}
				</option>
			))}
		</Select>
	);
	return (
		<Card title={t('map.title')}>
			<p className={form.hint}>{t('map.hint')}</p>
			<Preview rows={preview.slice(0, Math.max(SHOWN_ROWS, heading.row + 3))} heading={heading} />
			<Form onSubmit={() => save()}>
				<Select
					label={t('map.row')}
					value={String(heading.row)}
					onChange={({ target }) => {
						const row = Number(target.value);
						setHeading({ ...heading, row });
						setPlaces(guessGoods(headingTitles(preview, row)));
					}}
				>
					{preview.map((cells, row) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no key except their position
						<option key={row} value={row}>
							{t('map.rowNumber', { row: row + 1 })}: {cells.filter(Boolean).join(' · ').slice(0, 60)}
						</option>
					))}
				</Select>
				<div className={form.row}>{LIST_COLUMNS.map(columnSelect)}</div>
				<div className={form.row}>{GOODS_COLUMNS.map(columnSelect)}</div>
				<div className={form.row}>
					<Field
						label={t('map.rate')}
						hint={t('map.rateHint')}
						inputMode="decimal"
						value={rate}
						onChange={({ target }) => setRate(target.value)}
						error={problem('rate')}
					/>
					<Field
						label={t('map.markup')}
						hint={t('map.markupHint')}
						inputMode="decimal"
						value={markup}
						onChange={({ target }) => setMarkup(target.value)}
						error={problem('markupPercent')}
					/>
					<Field
						label={t('map.round')}
						inputMode="decimal"
						value={round}
						onChange={({ target }) => setRound(target.value)}
						error={problem('roundTenge')}
					/>
					<Field
						label={t('map.warn')}
						inputMode="numeric"
						value={warn}
						onChange={({ target }) => setWarn(target.value)}
						error={problem('warnPercent')}
					/>
				</div>
				<ListGoodsFields goods={goods} onChange={changeGoods} hasCategories={places.category >= 0} />
				<div className={form.buttons}>
					<Button type="submit" busy={busy}>
						{t('map.check')}
					</Button>
				</div>
			</Form>
		</Card>
	);
}

/** Shows the first rows of the file unchanged, with the headings marked. */
function Preview({ rows, heading }: { rows: readonly (readonly string[])[]; heading: ListHeading }) {
	const { t } = useTexts(priceListTexts);
	const width = Math.max(0, ...rows.map(({ length }) => length));
	const columns = Array.from({ length: width }, (_, at) => at);
	return (
		<section className={styles.preview} aria-label={t('map.preview')}>
			<table>
				<thead>
					<tr>
						<th scope="col">№</th>
						{columns.map((at) => (
							<th key={at} scope="col">
								{columnLetter(at)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((cells, row) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no key except their position
						<tr key={row} data-heading={row === heading.row || undefined}>
							<th scope="row">{row + 1}</th>
							{columns.map((at) => (
								<td key={at}>{cells[at] ?? ''}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
