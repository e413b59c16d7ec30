import { formatTenge } from '@dukan/i18n/format/number.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { read } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { Unread } from '../../ui/page.tsx';
import { ScanNotes, useScans } from '../../ui/scans.tsx';
import { useScanField } from '../../ui/use-scan-field.ts';
import { addedLine, type EditedLine, withPiece } from './order-draft.ts';
import styles from './order-edit-goods.module.css';
import { OrderPicture } from './order-goods.tsx';

type Props = {
	lines: readonly EditedLine[];
	/**
	 * Called with a function that changes the current lines. Several scans are looked up at once, so the
	 * lines may have changed meanwhile.
	 */
	onChange: (change: (lines: readonly EditedLine[]) => EditedLine[]) => void;
	/** True while a new order is being entered. */
	canBeEmpty?: boolean;
};

/** Shows the lines with their quantities, and a field that adds products. */
export function OrderEditGoods({ lines, onChange, canBeEmpty = false }: Props) {
	const { t, language } = useTexts(ordersTexts);
	return (
		<div className={styles.goods}>
			{lines.map((line) => (
				<div key={line.id} className={styles.line}>
					<OrderPicture file={line.picture} />
					<span className={styles.name}>
						{line.name}
						<small>
							{formatTenge(language, line.priceTenge)} ·{' '}
							{line.quantity > line.most
								? t('order.notSoMany', { count: line.most })
								: t('order.inStock', { count: line.most - line.quantity })}
						</small>
					</span>
					<input
						type="number"
						className={styles.quantity}
						aria-label={`${t('order.quantity')}: ${line.name}`}
						min={1}
						max={line.most}
						required
						value={line.quantity || ''}
						onChange={(event) =>
							onChange((now) =>
								now.map((one) =>
									one.id === line.id ? { ...one, quantity: Math.trunc(Number(event.target.value)) } : one,
								),
							)
						}
					/>
					<button
						type="button"
						className={styles.remove}
						aria-label={t('order.remove', { name: line.name })}
						disabled={lines.length === 1 && !canBeEmpty}
						onClick={() => onChange((now) => now.filter(({ id }) => id !== line.id))}
					>
						<Icon name="trash" size={20} />
					</button>
				</div>
			))}
			<AddProduct
				chosen={lines.map(({ id }) => id)}
				onAdd={(line) => onChange((now) => withPiece(now, line))}
			/>
		</div>
	);
}

const FOUND = 6;

function AddProduct({ chosen, onAdd }: { chosen: number[]; onAdd: (line: EditedLine) => void }) {
	const { t, language } = useTexts(ordersTexts);
	const [typed, setTyped] = useState('');
	const query = useDeferredValue(typed.trim());
	const sellable = { stock: 'in', published: 'yes', language } as const;
	const found = useQuery({
		queryKey: ['products', 'to_order', query, language],
		queryFn: ({ signal }) => read('products', { ...sellable, q: query, limit: FOUND }, signal),
		enabled: query !== '',
		placeholderData: keepPreviousData,
	});
	const products = query === '' ? [] : (found.data?.rows ?? []);
	const isNothing = query !== '' && found.data !== undefined && products.length === 0 && !found.isFetching;
	const { scan, notes } = useScans(
		(q) => read('products', { ...sellable, q, limit: FOUND }),
		(product) => onAdd(addedLine(product, language)),
	);
	const field = useScanField<HTMLInputElement>(scan);
	return (
		<div className={styles.add}>
			<Field
				ref={field}
				label={t('order.addProduct')}
				hint={t('order.findProduct')}
				type="search"
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				onKeyDown={(event) => {
					if (event.key !== 'Enter') return;
					event.preventDefault();
					if (typed.trim() !== '') scan(typed.trim());
					setTyped('');
				}}
			/>
			<ScanNotes {...notes} />
			<Unread of={[found]} />
			{isNothing && <p role="status">{t('order.noProduct', { typed: query })}</p>}
			<ul className={styles.found}>
				{products
					.filter(({ id }) => !chosen.includes(id))
					.map((product) => {
						const line = addedLine(product, language);
						return (
							<li key={product.id} className={styles.line}>
								<OrderPicture file={line.picture} />
								<span className={styles.name}>
									{line.name}
									<small>
										{formatTenge(language, line.priceTenge)} · {t('order.inStock', { count: line.most })}
									</small>
								</span>
								<Button
									look="soft"
									aria-label={`${t('order.addProduct')}: ${line.name}`}
									onClick={() => {
										onAdd(line);
										setTyped('');
									}}
								>
									<Icon name="plus" size={20} />
								</Button>
							</li>
						);
					})}
			</ul>
		</div>
	);
}
