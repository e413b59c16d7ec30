import { localizedText } from '@dukan/domain/base/language/language.ts';
import type { StaffProductRowWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import { goodsTexts } from '@dukan/i18n/texts/backoffice/goods-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useIsMutating } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTexts } from '../platform/texts.tsx';
import { useSave } from '../platform/use-save.ts';
import form from './form.module.css';
import styles from './scans.module.css';

/** A scanned code that matches no product or several. */
type Unclear = { typed: string; products: StaffProductRowWire[] };

/**
 * STOCK-02: looks up scanned codes one after the other, however fast they are scanned. A single matching
 * product is added. Of several products a person chooses one. An unknown code stays on the screen until
 * somebody has seen it.
 */
export function useScans(
	find: (typed: string) => Promise<{ rows: StaffProductRowWire[] }>,
	onFound: (product: StaffProductRowWire) => void,
) {
	const [unclear, setUnclear] = useState<Unclear[]>([]);
	const queue = `scan ${useId()}`;
	const note = (one: Unclear) => setUnclear((others) => [...others, one]);
	const { save } = useSave({
		run: find,
		said: null,
		queue,
		onDone: ({ rows }, typed) => {
			const [only, another] = rows;
			if (only && !another) onFound(only);
			else note({ typed, products: rows });
		},
		onRefused: (typed) => note({ typed, products: [] }),
	});
	return {
		scan: save,
		notes: {
			waiting: useIsMutating({ mutationKey: [queue] }),
			unclear,
			onChoose: onFound,
			onDrop: (one: Unclear) => setUnclear((all) => all.filter((other) => other !== one)),
		},
	};
}

export function ScanNotes({ waiting, unclear, onChoose, onDrop }: ReturnType<typeof useScans>['notes']) {
	const { t, c, language } = useTexts(goodsTexts);
	return (
		<div role="status" className={styles.notes}>
			{waiting > 0 && <p>{t('receipt.looking', { count: waiting })}</p>}
			{unclear.map((one, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the same code may be scanned twice.
				<div key={index} className={styles.notes}>
					<p className={one.products.length === 0 ? form.problem : undefined}>
						{t(one.products.length === 0 ? 'receipt.notFound' : 'receipt.several', { typed: one.typed })}{' '}
						<Button look="quiet" onClick={() => onDrop(one)}>
							{c('common.close')}
						</Button>
					</p>
					<ul className={styles.notes}>
						{one.products.map((product) => (
							<li key={product.id}>
								<Button
									look="soft"
									onClick={() => {
										onChoose(product);
										onDrop(one);
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
	);
}
