import { localizedText } from '@dukan/domain/language/language.ts';
import type { StaffProductRowWire } from '@dukan/domain/products/staff-products.api.ts';
import { goodsTexts } from '@dukan/i18n/texts/backoffice/goods-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { read } from '../platform/call.ts';
import { useTexts } from '../platform/texts.tsx';
import { useSave } from '../platform/use-save.ts';
import styles from './stock.module.css';

/** More are not looked through: a person types another letter. */
const FOUND = 8;

/** STOCK-02: a scanner types a code and Enter. The only product that matches is added; of several a person chooses. */
export function ScanField({
	hint,
	onFound,
}: {
	/** What a scan does; of a receipt by default. */
	hint?: string;
	onFound: (product: StaffProductRowWire) => void;
}) {
	const { t, language } = useTexts(goodsTexts);
	const [typed, setTyped] = useState('');
	const [found, setFound] = useState<{ typed: string; products: StaffProductRowWire[] }>();
	const take = (product: StaffProductRowWire) => {
		onFound(product);
		setFound(undefined);
		setTyped('');
	};
	const look = useSave({
		run: (q: string) => read('products', { q, limit: FOUND, language }),
		said: null,
		onDone: ({ rows }, asked) => {
			const [only, another] = rows;
			if (only && !another) take(only);
			else setFound({ typed: asked, products: rows });
		},
	});
	return (
		<div className={styles.scan}>
			<Field
				label={t('receipt.scan')}
				hint={hint ?? t('receipt.scanHint')}
				type="search"
				value={typed}
				autoComplete="off"
				onChange={({ target }) => setTyped(target.value)}
				onKeyDown={(event) => {
					if (event.key !== 'Enter') return;
					event.preventDefault();
					if (typed.trim() !== '') look.save(typed.trim());
				}}
			/>
			{found && (
				<div role="status">
					<p>
						{t(found.products.length === 0 ? 'receipt.notFound' : 'receipt.several', { typed: found.typed })}
					</p>
					<ul className={styles.found}>
						{found.products.map((product) => (
							<li key={product.id}>
								<Button look="soft" onClick={() => take(product)}>
									{localizedText(product.names, language)} · {product.id}
								</Button>
							</li>
						))}
					</ul>
				</div>
			)}
		</div>
	);
}
