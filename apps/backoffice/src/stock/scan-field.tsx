import { localizedText } from '@dukan/domain/language/language.ts';
import type { StaffProductRowWire } from '@dukan/domain/products/staff-products.api.ts';
import { goodsTexts } from '@dukan/i18n/texts/backoffice/goods-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useIsMutating } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { read } from '../platform/call.ts';
import { useTexts } from '../platform/texts.tsx';
import { useSave } from '../platform/use-save.ts';
import form from '../ui/form.module.css';
import styles from './stock.module.css';

/** More are not looked through: a person types another letter. */
const FOUND = 8;

/** A code that matches no product, or several. */
type Unclear = { typed: string; products: StaffProductRowWire[] };

/**
 * STOCK-02: a scanner types a code and Enter. The only product that matches is added; of several a person chooses. The field is empty
 * for the next scan at once; what is not found stays on the screen until somebody has seen it.
 */
export function ScanField({
	hint,
	onFound,
}: {
	/** What a scan does; of a receipt by default. */
	hint?: string;
	onFound: (product: StaffProductRowWire) => void;
}) {
	const { t, c, language } = useTexts(goodsTexts);
	const [typed, setTyped] = useState('');
	const [unclear, setUnclear] = useState<Unclear[]>([]);
	const queue = `scan ${useId()}`;
	const look = useSave({
		run: (q: string) => read('products', { q, limit: FOUND, language }),
		said: null,
		queue,
		onDone: ({ rows }, asked) => {
			const [only, another] = rows;
			if (only && !another) onFound(only);
			else setUnclear((others) => [...others, { typed: asked, products: rows }]);
		},
		onRefused: (asked) => setTyped((now) => now || asked),
	});
	const waiting = useIsMutating({ mutationKey: [queue] });
	const drop = (one: Unclear) => setUnclear((all) => all.filter((other) => other !== one));
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
					setTyped('');
				}}
			/>
			<div role="status">
				{waiting > 0 && <p>{t('receipt.looking', { count: waiting })}</p>}
				{unclear.map((one, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the same code may be scanned twice.
					<div key={index} className={styles.unclear}>
						<p className={one.products.length === 0 ? form.problem : undefined}>
							{t(one.products.length === 0 ? 'receipt.notFound' : 'receipt.several', { typed: one.typed })}{' '}
							<Button look="quiet" onClick={() => drop(one)}>
								{c('common.close')}
							</Button>
						</p>
						<ul className={styles.found}>
							{one.products.map((product) => (
								<li key={product.id}>
									<Button
										look="soft"
										onClick={() => {
											onFound(product);
											drop(one);
										}}
									>
										{localizedText(product.names, language)} · {product.id}
									</Button>
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</div>
	);
}
