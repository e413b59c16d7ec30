import type { StaffProductRowWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import { goodsTexts } from '@dukan/i18n/texts/backoffice/goods-texts.ts';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { read } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { ScanNotes, useScans } from '../../ui/scans.tsx';
import { useScanField } from '../../ui/use-scan-field.ts';
import styles from './stock.module.css';

/** People do not look through more products. They type another letter instead. */
const FOUND = 8;

/** STOCK-02: a scanner types a code and Enter. After that the field is empty for the next code. */
export function ScanField({
	hint,
	onFound,
}: {
	/** Says what a scan does. The default text is that of a receipt. */
	hint?: string;
	onFound: (product: StaffProductRowWire) => void;
}) {
	const { t, language } = useTexts(goodsTexts);
	const [typed, setTyped] = useState('');
	const { scan, notes } = useScans((q) => read('products', { q, limit: FOUND, language }), onFound);
	const field = useScanField<HTMLInputElement>(scan);
	return (
		<div className={styles.scan}>
			<Field
				ref={field}
				label={t('receipt.scan')}
				hint={hint ?? t('receipt.scanHint')}
				type="search"
				value={typed}
				autoComplete="off"
				onChange={({ target }) => setTyped(target.value)}
				onKeyDown={(event) => {
					if (event.key !== 'Enter') return;
					event.preventDefault();
					if (typed.trim() !== '') scan(typed.trim());
					setTyped('');
				}}
			/>
			<ScanNotes {...notes} />
		</div>
	);
}
