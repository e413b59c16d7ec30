import type { ListFilters } from '@dukan/domain/goods/lists/list-filters.ts';
import { formatInteger } from '@dukan/i18n/format/number.ts';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import styles from './price-fields.module.css';
import { findTenge, priceText } from './price-text.ts';

type Props = {
	/** The lowest and highest price of the list, in manat. */
	bounds: { min: number; max: number };
	filters: ListFilters;
	onType: (filters: ListFilters) => void;
	onDone: () => void;
};

export function PriceFields({ bounds, filters, onType, onDone }: Props) {
	const { language, t } = useTexts();
	return (
		<fieldset className={styles.price}>
			<legend className={styles.title}>{t('filter.price')}</legend>
			<PriceField
				name="price_min"
				label={t('common.from')}
				placeholder={formatInteger(language, Math.floor(bounds.min))}
				tenge={filters.minPriceTenge}
				onType={(minPriceTenge) => onType({ ...filters, minPriceTenge })}
				onDone={onDone}
			/>
			<PriceField
				name="price_max"
				label={t('common.to')}
				placeholder={formatInteger(language, Math.ceil(bounds.max))}
				tenge={filters.maxPriceTenge}
				onType={(maxPriceTenge) => onType({ ...filters, maxPriceTenge })}
				onDone={onDone}
			/>
		</fieldset>
	);
}

type FieldProps = {
	name: string;
	label: string;
	placeholder: string;
	tenge: number | undefined;
	onType: (tenge: number | undefined) => void;
	onDone: () => void;
};

function PriceField({ name, label, placeholder, tenge, onType, onDone }: FieldProps) {
	const [text, setText] = useState(() => priceText(tenge));
	// A removed chip or Back changes the price too, and the field follows. A half-typed number stays, because
	// it means the same amount.
	if (findTenge(text) !== tenge) setText(priceText(tenge));
	return (
		<label className={styles.field}>
			<span>{label}</span>
			<input
				name={name}
				value={text}
				placeholder={placeholder}
				inputMode="numeric"
				autoComplete="off"
				maxLength={12}
				pattern="[\d\s]*([.,]\d{0,2})?"
				onChange={({ target }) => {
					const typed = target.value.replaceAll(/[^\d\s.,]/g, '');
					setText(typed);
					onType(findTenge(typed));
				}}
				onBlur={onDone}
			/>
		</label>
	);
}
