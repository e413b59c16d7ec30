import { localizedText } from '@dukan/domain/base/language/language.ts';
import { plainManat, typedNumber, typedTenge } from '@dukan/domain/base/text/typed-number.ts';
import type { ListGoods, ListMargin } from '@dukan/domain/goods/imports/list-goods.api.ts';
import { LIST_BLOCKS } from '@dukan/domain/goods/imports/price-list.ts';
import { priceListTexts } from '@dukan/i18n/texts/backoffice/price-list-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Checkbox, Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import form from '../../ui/form.module.css';
import { SelectOne } from '../../ui/select-one.tsx';

type Props = { goods: ListGoods; onChange: (change: Partial<ListGoods>) => void };

const NEW_MARGIN: ListMargin = { categoryId: null, brand: '', fromTenge: 0, percent: 0 };

/**
 * GOODS-01: asks what to do with goods that the shop does not have yet, and with goods that are missing in
 * the new list.
 */
export function ListGoodsFields({ goods, onChange, hasCategories }: Props & { hasCategories: boolean }) {
	const { t } = useTexts(priceListTexts);
	return (
		<>
			<Checkbox
				label={t('goods.create')}
				checked={goods.create}
				onChange={({ target }) =>
					onChange({
						create: target.checked,
						...(goods.brand === '' && { brand: t('goods.noBrand') }),
						...(goods.blocks === 'none' && !hasCategories && { blocks: 'category' }),
					})
				}
			/>
			{goods.create && (
				<>
					<Checkbox
						label={t('goods.publish')}
						checked={goods.publish}
						onChange={({ target }) => onChange({ publish: target.checked })}
					/>
					<div className={form.row}>
						<SelectOne
							label={t('goods.blocks')}
							hint={t('goods.blocksHint')}
							choices={LIST_BLOCKS.map((value) => ({ value, title: t(`goods.blocks.${value}`) }))}
							chosen={goods.blocks}
							onChoose={(blocks) => onChange({ blocks })}
						/>
						<Field
							label={t('goods.brand')}
							maxLength={100}
							value={goods.brand}
							onChange={({ target }) => onChange({ brand: target.value })}
						/>
						<Field
							label={t('goods.pieces')}
							inputMode="numeric"
							value={goods.pieces}
							onChange={({ target }) => onChange({ pieces: Number(target.value.replaceAll(/\D/g, '')) })}
						/>
					</div>
				</>
			)}
			<Checkbox
				label={t('goods.hide')}
				checked={goods.hide}
				onChange={({ target }) => onChange({ hide: target.checked })}
			/>
			<Margins goods={goods} onChange={onChange} />
		</>
	);
}

/**
 * Edits the margins. For each product, the most specific row counts: brand comes before category, and
 * category before cost.
 */
function Margins({ goods: { margins }, onChange }: Props) {
	const { t, c } = useTexts(priceListTexts);
	const set = (at: number, some: Partial<ListMargin>) =>
		onChange({ margins: margins.map((one, index) => (index === at ? { ...one, ...some } : one)) });
	return (
		<fieldset className={form.form}>
			<legend>{t('margins.title')}</legend>
			<p className={form.hint}>{t('margins.hint')}</p>
			{margins.map((margin, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: rows of the table have no key except their position
				<div key={at} className={form.row}>
					<MarginFields margin={margin} onChange={(some) => set(at, some)} />
					<Button
						look="quiet"
						onClick={() => onChange({ margins: margins.filter((_, index) => index !== at) })}
					>
						{c('common.delete')}
					</Button>
				</div>
			))}
			<div className={form.buttons}>
				<Button look="secondary" onClick={() => onChange({ margins: [...margins, NEW_MARGIN] })}>
					{t('margins.add')}
				</Button>
			</div>
		</fieldset>
	);
}

function MarginFields({
	margin,
	onChange,
}: {
	margin: ListMargin;
	onChange: (some: Partial<ListMargin>) => void;
}) {
	const { t, language } = useTexts(priceListTexts);
	const choices = useRead('product_choices');
	const [from, setFrom] = useState(plainManat(margin.fromTenge));
	const [percent, setPercent] = useState(String(margin.percent));
	return (
		<>
			<SelectOne
				label={t('margins.category')}
				choices={[
					{ value: '', title: t('margins.all') },
					...(choices.data?.categories ?? []).map(({ id, names }) => ({
						value: String(id),
						title: localizedText(names, language),
					})),
				]}
				chosen={String(margin.categoryId ?? '')}
				onChoose={(id) => onChange({ categoryId: id === '' ? null : Number(id) })}
			/>
			<Field
				label={t('margins.brand')}
				maxLength={100}
				value={margin.brand}
				onChange={({ target }) => onChange({ brand: target.value })}
			/>
			<Field
				label={t('margins.from')}
				inputMode="decimal"
				value={from}
				onChange={({ target }) => {
					setFrom(target.value);
					onChange({ fromTenge: typedTenge(target.value) ?? 0 });
				}}
			/>
			<Field
				label={t('margins.percent')}
				inputMode="decimal"
				value={percent}
				onChange={({ target }) => {
					setPercent(target.value);
					onChange({ percent: typedNumber(target.value) ?? 0 });
				}}
			/>
		</>
	);
}
